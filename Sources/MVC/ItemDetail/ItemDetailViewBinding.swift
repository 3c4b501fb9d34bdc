import Items
import ItemsScreens
import Observing

/// Observes the detail's model and updates its views.
final class ItemDetailViewBinding {
  typealias Views = (fields: ItemDetailFieldsView, status: ItemDetailStatusView)
  private let views: Views
  private var subscription: Subscription?

  init(observing model: any ItemDetailModelProtocol, handling views: Views) {
    self.views = views
    views.fields.show(
      title: model.item.title, date: ItemText.date(model.item.createdAt),
      state: ItemText.state(model.item.isEnabled))
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemDetailModelState) {
    switch state {
    case .initial: show()
    case .preparing(let explanation): show(explanation: explanation, isLoading: true)
    case .success(let explanation): show(explanation: explanation)
    case .failure(let explanation, let error):
      show(explanation: explanation, failure: .network(error))
    }
  }

  private func show(
    explanation: String = "", isLoading: Bool = false, failure: ItemsFailure? = nil
  ) {
    views.fields.showExplanation(explanation)
    views.status.showLoading(isLoading)
    views.status.showError(
      failure.map(Formatting.message(for:)),
      offersRetry: failure.map(Formatting.offersRetry(after:)) ?? false)
  }
}
