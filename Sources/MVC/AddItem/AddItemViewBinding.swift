import HeadlessKit
import Items
import ItemsScreens
import Observing

/// Observes the form's model and updates its views.
final class AddItemViewBinding {
  typealias Views = (
    fields: AddItemFieldsView, status: AddItemStatusView, saveButton: Button
  )
  private let views: Views
  private var subscription: Subscription?

  init(observing model: any AddItemModelProtocol, handling views: Views) {
    self.views = views
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: AddItemModelState) {
    switch state {
    case .editing: show(isBusy: false)
    case .rejected(let reason): show(isBusy: false, error: Formatting.message(for: reason))
    // A saved form stays disabled, because the navigation binding leaves it.
    case .saving, .saved: show(isBusy: true)
    case .failure(let error):
      show(isBusy: false, error: Formatting.message(for: .network(error)))
    }
  }

  private func show(isBusy: Bool, error: String? = nil) {
    views.status.showLoading(isBusy)
    views.status.showError(error)
    views.fields.allowEditing(!isBusy)
    views.saveButton.isEnabled = !isBusy
  }
}
