import HeadlessKit
import Items

/// Watches the pull and tells the list's model.
final class ItemsListRefreshController {
  private let model: any ItemsListModelProtocol

  init(observing refreshControl: RefreshControl, willNotifyTo model: any ItemsListModelProtocol) {
    self.model = model
    refreshControl.addAction(
      Action { [weak self] in self?.model.refresh() }, for: .valueChanged)
  }
}
