import HeadlessKit
import Items

/// Watches the list's view and tells its model.
final class ItemsListController: ItemsListViewBindingDelegate {
  private let model: any ItemsListModelProtocol

  init(observing view: ItemsListView, willNotifyTo model: any ItemsListModelProtocol) {
    self.model = model
    view.statusView.retryButton.addAction(
      Action { [weak self] in self?.model.reload() }, for: .touchUpInside)
    view.refreshControl.addAction(
      Action { [weak self] in self?.model.refresh() }, for: .valueChanged)
    view.actionsView.deleteAllButton.addAction(
      Action { [weak self] in self?.model.deleteAll() }, for: .touchUpInside)
  }

  func didSelectRow(at row: Int) {
    model.select(at: row)
  }
}
