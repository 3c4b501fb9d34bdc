/// Everything a person can tell about the app at one moment; two versions that behave alike are equal.
public struct ScreenSnapshot: Equatable, Sendable {
  /// The titles of all screens in the stack, root first.
  public var screens: [String]
  /// The parts of all screens in the stack, by accessibility identifier.
  public var elements: [String: ElementState]
  /// Whether rows can be selected.
  public var allowsSelection: Bool
  /// The row marked as selected.
  public var selectedRow: Int?
  public var visibleRows: [Row]
  /// Every row, read by scrolling.
  public var allRows: [Row]
}
