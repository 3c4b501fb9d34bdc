/// Shows text.
public final class Label: View {
  /// What it says; an empty one takes no room.
  public var text: String

  /// Makes a label that says this.
  public init(_ text: String = "") {
    self.text = text
  }
}
