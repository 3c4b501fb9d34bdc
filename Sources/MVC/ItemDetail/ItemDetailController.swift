import HeadlessKit

/// Observes Retry and tells the detail's model.
final class ItemDetailController {
  private let model: any ItemDetailModelProtocol

  init(observing retryButton: Button, willNotifyTo model: any ItemDetailModelProtocol) {
    self.model = model
    retryButton.addAction(
      Action { [weak self] in self?.model.fetch() }, for: .touchUpInside)
  }
}
