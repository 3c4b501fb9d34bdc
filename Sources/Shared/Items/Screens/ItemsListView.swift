import HeadlessKit

/// The list's screen: dumb, it shows what it is told.
public final class ItemsListView: View {
  public static let screenTitle = "Items"

  public let tableView = TableView()
  public let refreshControl = RefreshControl()
  public let loadingIndicator = ActivityIndicator()
  public let emptyLabel = Label("No items yet")
  public let errorLabel = Label()
  public let retryButton = Button("Retry")
  public let addButton = Button("Add")
  public let deleteAllButton = Button("Delete all")

  public override init() {
    super.init()
    tableView.accessibilityIdentifier = "items.table"
    refreshControl.accessibilityIdentifier = "items.refresh"
    loadingIndicator.accessibilityIdentifier = "items.loading"
    emptyLabel.accessibilityIdentifier = "items.empty"
    errorLabel.accessibilityIdentifier = "items.error"
    retryButton.accessibilityIdentifier = "items.retry"
    addButton.accessibilityIdentifier = "items.add"
    deleteAllButton.accessibilityIdentifier = "items.deleteAll"
    tableView.refreshControl = refreshControl
    for view in [loadingIndicator, errorLabel, retryButton, tableView, emptyLabel] as [View] {
      addSubview(view)
    }
    for button in [addButton, deleteAllButton] { addSubview(button) }
    showEmpty(false)
    showError(nil)
    deleteAllButton.isEnabled = false
  }

  public func showLoading(_ isLoading: Bool) {
    isLoading ? loadingIndicator.startAnimating() : loadingIndicator.stopAnimating()
  }

  public func showRefreshing(_ isRefreshing: Bool) {
    isRefreshing ? refreshControl.beginRefreshing() : refreshControl.endRefreshing()
  }

  public func showEmpty(_ isEmpty: Bool) {
    emptyLabel.isHidden = !isEmpty
  }

  /// Shows a message with Retry; `nil` takes both away.
  public func showError(_ message: String?) {
    errorLabel.text = message ?? ""
    errorLabel.isHidden = message == nil
    retryButton.isHidden = message == nil
  }

  /// Lets the user select rows, pull, and add, or not.
  public func allowUse(_ isAllowed: Bool) {
    tableView.allowsSelection = isAllowed
    refreshControl.isEnabled = isAllowed
    addButton.isEnabled = isAllowed
  }
}
