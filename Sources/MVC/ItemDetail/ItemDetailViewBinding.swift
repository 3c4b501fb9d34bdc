import HeadlessKit
import Items

/// Watches the detail's model and writes its view.
final class ItemDetailViewBinding {
  private let view: ItemDetailView
  private var subscription: Subscription?

  init(observing model: any ItemDetailModelProtocol, handling view: ItemDetailView) {
    self.view = view
    view.fieldsView.titleLabel.text = model.item.title
    view.fieldsView.dateLabel.text = ItemText.date(model.item.createdAt)
    view.fieldsView.stateLabel.text = ItemText.state(model.item.isEnabled)
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemDetailModelState) {
    switch state {
    case .initial:
      show(isLoading: false)
    case .preparing:
      show(isLoading: true)
    case .success(let explanation):
      show(isLoading: false)
      view.fieldsView.showExplanation(explanation)
    case .failure(let reason):
      show(isLoading: false, failure: reason)
    }
  }

  private func show(isLoading: Bool, failure: ItemsFailure? = nil) {
    view.statusView.showLoading(isLoading)
    view.statusView.showError(
      failure.map(Wording.message(for:)),
      offersRetry: failure.map(Wording.offersRetry(after:)) ?? false)
  }
}
