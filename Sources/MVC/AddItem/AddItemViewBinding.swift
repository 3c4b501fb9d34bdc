import Items

/// Watches the form's model and writes its view.
final class AddItemViewBinding {
  private let view: AddItemView
  private var subscription: Subscription?

  init(observing model: any AddItemModelProtocol, handling view: AddItemView) {
    self.view = view
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: AddItemModelState) {
    view.showLoading(state == .saving)
    switch state {
    case .editing, .saving, .saved: view.statusView.showError(nil)
    case .rejected(let reason): view.statusView.showError(Wording.message(for: reason))
    case .failure(let reason): view.statusView.showError(Wording.message(for: reason))
    }
  }
}
