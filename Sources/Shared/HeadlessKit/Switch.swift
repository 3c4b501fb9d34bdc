/// Is on or off; sends `valueChanged` when the user flips it.
public final class Switch: Control {
  /// Setting it by code tells nobody.
  public var isOn = false
  /// What it switches, shown beside it.
  public var title: String

  /// Makes a switch that is off.
  public init(_ title: String) {
    self.title = title
  }
}
