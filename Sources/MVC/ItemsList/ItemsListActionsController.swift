import HeadlessKit
import Items

/// Watches Delete all and tells the list's model.
final class ItemsListActionsController {
  private let model: any ItemsListModelProtocol

  init(observing view: ItemsListActionsView, willNotifyTo model: any ItemsListModelProtocol) {
    self.model = model
    view.deleteAllButton.addAction(
      Action { [weak self] in self?.model.deleteAll() }, for: .touchUpInside)
  }
}
