import HeadlessKit
import Items

/// Watches what leads away from the list and tells its navigation model.
final class ItemsListNavigationController: ItemsListTableViewBindingDelegate {
  private let model: any ItemsListNavigationModelProtocol

  init(
    observing addButton: Button, willNotifyTo model: any ItemsListNavigationModelProtocol
  ) {
    self.model = model
    addButton.addAction(Action { [weak self] in self?.model.add() }, for: .touchUpInside)
  }

  func didSelectRow(at row: Int) {
    model.select(at: row)
  }
}
