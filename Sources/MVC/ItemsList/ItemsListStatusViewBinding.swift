import Items

/// Watches the list's model and says what there is to say of its requests.
final class ItemsListStatusViewBinding {
  private let view: ItemsListStatusView
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling view: ItemsListStatusView) {
    self.view = view
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    view.showLoading(state.indicators.contains(.loading))
    view.showError(state.failure.map(Wording.message(for:)))
    view.showEmpty(state == .success([]))
  }
}
