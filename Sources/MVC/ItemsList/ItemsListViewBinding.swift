import HeadlessKit
import Items

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
    views.status.showLoading(state.indicators.contains(.loading))
    views.status.showError(state.failure.map(Wording.message(for:)))
    views.status.showEmpty(state == .success([]))
    showRefreshing(state.indicators.contains(.refresh))
    views.refreshControl.isEnabled = state.allowsUse
    views.actions.addButton.isEnabled = state.allowsUse
    views.actions.allowDeletion(state.allowsDeletion)
  }

  private func showRefreshing(_ isRefreshing: Bool) {
    isRefreshing ? views.refreshControl.beginRefreshing() : views.refreshControl.endRefreshing()
  }
}
