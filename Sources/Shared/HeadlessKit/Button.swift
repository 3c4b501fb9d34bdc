/// Sends `touchUpInside` when tapped.
public final class Button: Control {
  public var title: String

  public init(_ title: String) {
    self.title = title
  }
}
