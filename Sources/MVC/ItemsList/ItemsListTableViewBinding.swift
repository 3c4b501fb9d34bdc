import HeadlessKit
import Items
import ItemsScreens
import Observing

/// Observes the list's model and gives the table its rows.
final class ItemsListTableViewBinding: ItemsListTableViewBindingProtocol {
  private(set) var visibleItems: [Item] = []
  private let tableView: TableView
  private let cellToken: ItemCell.RegistrationToken
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling tableView: TableView) {
    self.tableView = tableView
    cellToken = ItemCell.register(to: tableView)
    tableView.dataSource = self
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    guard state.items != visibleItems else { return }
    visibleItems = state.items
    tableView.reloadData()
  }
}

extension ItemsListTableViewBinding: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    visibleItems.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(having: cellToken)
    let item = visibleItems[row]
    cell.show(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
    return cell
  }
}
