/// Sends `touchUpInside` when tapped.
public final class Button: Control {
  /// What it says.
  public var title: String

  /// Makes an enabled button that says this.
  public init(_ title: String) {
    self.title = title
  }
}
