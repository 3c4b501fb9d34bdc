import HeadlessKit
import Items

/// Watches what the user selects, a row or Add, and tells the navigation model.
final class ItemsListSelectionController: ItemsListTableViewBindingDelegate {
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
