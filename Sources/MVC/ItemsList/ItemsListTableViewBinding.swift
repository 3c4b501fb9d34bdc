import HeadlessKit
import Items

/// Watches the list's model, gives the table its rows, and reports the one that is selected.
package final class ItemsListTableViewBinding {
  package weak var delegate: (any ItemsListTableViewBindingDelegate)?
  private let tableView: TableView
  private let cellToken: ItemCell.RegistrationToken
  private var items: [Item] = []
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling tableView: TableView) {
    self.tableView = tableView
    cellToken = ItemCell.register(to: tableView)
    tableView.dataSource = self
    tableView.delegate = self
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    tableView.allowsSelection = state.allowsUse
    guard state.items != items else { return }
    items = state.items
    tableView.reloadData()
  }
}

extension ItemsListTableViewBinding: TableViewDataSource {
  package func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(andMustHave: cellToken)
    let item = items[row]
    cell.show(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
    return cell
  }
}

extension ItemsListTableViewBinding: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    delegate?.didSelectRow(at: row)
  }
}
