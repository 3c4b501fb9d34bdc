import HeadlessKit

/// Observes the list's controls and tells its model what the user does.
final class ItemsListController {
  typealias Views = (
    retryButton: Button, refreshControl: RefreshControl, deleteAllButton: Button
  )
  private let model: any ItemsListModelProtocol

  init(observing views: Views, willNotifyTo model: any ItemsListModelProtocol) {
    self.model = model
    views.retryButton.addAction(
      Action { [weak self] in self?.model.reload() }, for: .touchUpInside)
    views.refreshControl.addAction(
      Action { [weak self] in self?.model.refresh() }, for: .valueChanged)
    views.deleteAllButton.addAction(
      Action { [weak self] in self?.model.deleteAll() }, for: .touchUpInside)
  }
}
