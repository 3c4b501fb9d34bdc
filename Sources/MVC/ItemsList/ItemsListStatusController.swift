import HeadlessKit
import Items

/// Watches Retry and tells the list's model.
final class ItemsListStatusController {
  private let model: any ItemsListModelProtocol

  init(observing view: ItemsListStatusView, willNotifyTo model: any ItemsListModelProtocol) {
    self.model = model
    view.retryButton.addAction(
      Action { [weak self] in self?.model.reload() }, for: .touchUpInside)
  }
}
