/// Shows text.
public final class Label: View {
  public var text: String

  public init(_ text: String = "") {
    self.text = text
  }
}
