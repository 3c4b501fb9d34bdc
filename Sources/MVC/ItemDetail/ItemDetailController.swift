import HeadlessKit
import Items

/// Watches the detail's view and tells its model.
final class ItemDetailController {
  private let model: any ItemDetailModelProtocol

  init(observing view: ItemDetailView, willNotifyTo model: any ItemDetailModelProtocol) {
    self.model = model
    view.statusView.retryButton.addAction(
      Action { [weak self] in self?.model.fetch() }, for: .touchUpInside)
  }
}
