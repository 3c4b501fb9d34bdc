import HeadlessKit

/// The list's screen: dumb, it shows what it is told.
public final class ItemsListView: View {
  public static let screenTitle = "Items"

  public let statusView = ItemsListStatusView()
  public let tableView = TableView()
  public let refreshControl = RefreshControl()
  public let actionsView = ItemsListActionsView()

  public override init() {
    super.init()
    tableView.accessibilityIdentifier = "items.table"
    refreshControl.accessibilityIdentifier = "items.refresh"
    tableView.refreshControl = refreshControl
    for view in [statusView, tableView, actionsView] { addSubview(view) }
  }

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
