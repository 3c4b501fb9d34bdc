import HeadlessKit

/// The list's screen: dumb, it shows what it is told.
public final class ItemsListView: View {
  /// What the navigation bar says.
  public static let screenTitle = "Items"

  /// Indicator, error, Retry, and the empty-state text.
  public let statusView = ItemsListStatusView()
  /// `items.table`; its rows are somebody else's to give.
  public let tableView = TableView()
  /// `items.refresh`, the table's.
  public let refreshControl = RefreshControl()
  /// Add and Delete all.
  public let actionsView = ItemsListActionsView()

  public override init() {
    super.init()
    tableView.accessibilityIdentifier = "items.table"
    refreshControl.accessibilityIdentifier = "items.refresh"
    tableView.refreshControl = refreshControl
    for view in [statusView, tableView, actionsView] { addSubview(view) }
  }

  /// Shows or hides the refresh control.
  public func showRefreshing(_ isRefreshing: Bool) {
    isRefreshing ? refreshControl.beginRefreshing() : refreshControl.endRefreshing()
  }

  /// Lets the user select rows, pull, and add, or not; scrolling works all the same.
  public func allowUse(_ isAllowed: Bool) {
    tableView.allowsSelection = isAllowed
    refreshControl.isEnabled = isAllowed
    actionsView.addButton.isEnabled = isAllowed
  }
}
