import HeadlessKit
import Items

/// Watches the list's model and shows whether a pull is under way.
final class ItemsListRefreshViewBinding {
  private let refreshControl: RefreshControl
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling refreshControl: RefreshControl) {
    self.refreshControl = refreshControl
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    let isRefreshing = state.indicators.contains(.refresh)
    isRefreshing ? refreshControl.beginRefreshing() : refreshControl.endRefreshing()
    refreshControl.isEnabled = state.allowsUse
  }
}
