import HeadlessKit
import Items

/// Watches the list's model and writes its view.
package final class ItemsListViewBinding {
  package weak var delegate: (any ItemsListViewBindingDelegate)?
  private let view: ItemsListView
  private let cellToken: ItemCell.RegistrationToken
  private var items: [Item] = []
  private var subscription: Subscription?

  init(observing model: any ItemsListModelProtocol, handling view: ItemsListView) {
    self.view = view
    cellToken = ItemCell.register(to: view.tableView)
    view.tableView.dataSource = self
    view.tableView.delegate = self
    subscription = model.didChange.subscribe { [weak self] in self?.show($0) }
  }

  private func show(_ state: ItemsListModelState) {
    showRows(state.items)
    switch state {
    case .initial:
      show(indicators: [])
    case .preparing(_, let indicators):
      show(indicators: indicators)
    case .deleting:
      show(indicators: .loading, isDeleting: true)
    case .success(let items):
      show(indicators: [], isEmpty: items.isEmpty, canDelete: !items.isEmpty)
    case .failure(let items, let reason):
      show(
        indicators: [], error: Wording.message(for: reason), canDelete: !items.isEmpty)
    }
  }

  private func showRows(_ items: [Item]) {
    guard items != self.items else { return }
    self.items = items
    view.tableView.reloadData()
  }

  private func show(
    indicators: ItemsListModelState.Indicators, error: String? = nil, isEmpty: Bool = false,
    canDelete: Bool = false, isDeleting: Bool = false
  ) {
    view.statusView.showLoading(indicators.contains(.loading))
    view.showRefreshing(indicators.contains(.refresh))
    view.statusView.showError(error)
    view.statusView.showEmpty(isEmpty)
    view.actionsView.allowDeletion(canDelete)
    view.allowUse(!isDeleting)
  }
}

extension ItemsListViewBinding: TableViewDataSource {
  package func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(by: tableView, andMustHave: cellToken)
    let item = items[row]
    cell.titleLabel.text = item.title
    cell.dateLabel.text = ItemText.date(item.createdAt)
    cell.stateLabel.text = ItemText.state(item.isEnabled)
    return cell
  }
}

extension ItemsListViewBinding: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    delegate?.didSelectRow(at: row)
  }
}
