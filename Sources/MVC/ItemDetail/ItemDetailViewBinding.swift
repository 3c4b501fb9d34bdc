import Items
import ItemsScreens
import Observing

/// Watches the detail's model and writes its views.
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
    views.fields.showExplanation(state.explanation)
    switch state {
    case .initial, .success: showStatus(isLoading: false)
    case .preparing: showStatus(isLoading: true)
    case .failure(_, let reason): showStatus(isLoading: false, failure: reason)
    }
  }

  private func showStatus(isLoading: Bool, failure: ItemsFailure? = nil) {
    views.status.showLoading(isLoading)
    views.status.showError(
      failure.map(Formatting.message(for:)),
      offersRetry: failure.map(Formatting.offersRetry(after:)) ?? false)
  }
}
