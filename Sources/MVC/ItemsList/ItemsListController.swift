import HeadlessKit
import Items

/// Watches the list's view and tells its model.
final class ItemsListController: ItemsListViewBindingDelegate {
  private let model: any ItemsListModelProtocol

  init(observing view: ItemsListView, willNotifyTo model: any ItemsListModelProtocol) {
    self.model = model
    view.retryButton.addAction(for: .touchUpInside) { [weak self] in self?.model.reload() }
    view.refreshControl.addAction(for: .valueChanged) { [weak self] in self?.model.refresh() }
    view.deleteAllButton.addAction(for: .touchUpInside) { [weak self] in
      self?.model.deleteAll()
    }
  }

  func didSelectRow(at row: Int) {
    model.select(at: row)
  }
}
