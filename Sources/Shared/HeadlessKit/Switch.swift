/// Is on or off; sends `valueChanged` when the user flips it.
public final class Switch: Control {
  public var isOn = false
  /// What it switches, shown beside it.
  public var title: String

  public init(_ title: String) {
    self.title = title
  }
}
