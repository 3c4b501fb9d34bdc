/// Everything a person can tell about the app at one moment; two versions that behave alike are equal.
public struct ScreenSnapshot: Equatable, Sendable {
  /// The titles of all screens in the stack, root first.
  public var screens: [String]
  /// The parts of all screens that have been loaded, by accessibility identifier; without the parts of rows,
  /// which occur once a row.
  public var elements: [String: ElementState]
  /// Whether rows can be selected.
  public var allowsSelection: Bool
  /// The row marked as selected.
  public var selectedRow: Int?
  /// The rows on screen in the list, also while it is covered.
  public var visibleRows: [Row]
  /// Every row, read by scrolling.
  public var allRows: [Row]
  /// The topmost screen as text, by which also parts without an identifier count.
  public var drawing: String
}
