import HeadlessKit
import Items
import ItemsScreens
import Observing

/// Watches the list's model and writes all views but the table.
final class ItemsListViewBinding {
  typealias Views = (
    status: ItemsListStatusView, refreshControl: RefreshControl, actions: ItemsListActionsView
  )
  private let views: Views
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling views: Views) {
    self.views = views
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    views.refreshControl.isEnabled = state.allowsUse
    views.actions.addButton.isEnabled = state.allowsUse
    views.actions.allowDeletion(state.allowsDeletion)
    switch state {
    case .initial: showStatus()
    case .preparing, .deleting: showStatus(state.indicators)
    case .success(let items): showStatus(isEmpty: items.isEmpty)
    case .failure(_, let reason): showStatus(error: Formatting.message(for: reason))
    }
  }

  private func showStatus(
    _ indicators: ItemsListModelState.Indicators = [], isEmpty: Bool = false,
    error: String? = nil
  ) {
    views.status.showLoading(indicators.contains(.loading))
    views.status.showError(error)
    views.status.showEmpty(isEmpty)
    showRefreshing(indicators.contains(.refresh))
  }

  private func showRefreshing(_ isRefreshing: Bool) {
    isRefreshing ? views.refreshControl.beginRefreshing() : views.refreshControl.endRefreshing()
  }
}
