import HeadlessKit
import Items
import ItemsScreens
import Observing

/// Observes the list's model and updates its views, except for the rows of the table.
final class ItemsListViewBinding {
  typealias Views = (
    status: ItemsListStatusView, tableView: TableView, refreshControl: RefreshControl,
    actions: ItemsListActionsView
  )
  private let views: Views
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling views: Views) {
    self.views = views
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    switch state {
    case .initial: show(allowsDeletion: false)
    case .preparing(_, .load): show(isLoading: true, allowsDeletion: false)
    case .preparing(_, .refresh): show(isRefreshing: true, allowsDeletion: false)
    case .preparing(_, .both): show(isLoading: true, isRefreshing: true, allowsDeletion: false)
    case .deleting: show(isLoading: true, allowsUse: false, allowsDeletion: false)
    case .success(let items): show(isEmpty: items.isEmpty, allowsDeletion: !items.isEmpty)
    case .failure(let items, let reason):
      show(error: Formatting.message(for: reason), allowsDeletion: !items.isEmpty)
    }
  }

  private func show(
    isLoading: Bool = false, isRefreshing: Bool = false, isEmpty: Bool = false,
    error: String? = nil, allowsUse: Bool = true, allowsDeletion: Bool
  ) {
    views.status.showLoading(isLoading)
    views.status.showError(error)
    views.status.showEmpty(isEmpty)
    if isRefreshing {
      views.refreshControl.beginRefreshing()
    } else {
      views.refreshControl.endRefreshing()
    }
    views.tableView.allowsSelection = allowsUse
    views.refreshControl.isEnabled = allowsUse
    views.actions.addButton.isEnabled = allowsUse
    views.actions.allowDeletion(allowsDeletion)
  }
}
