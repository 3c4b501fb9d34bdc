import HeadlessKit
import ItemsScreens

/// Shows the list and passes on what the user does with it.
package final class ItemsListScene: ViewController {
  package var eventsHandler: (any ItemsList_HandleUIEvents)?
  private lazy var rootView = ItemsListView()
  private var items: [ItemUI] = []

  package override func loadView() {
    title = ItemsListView.screenTitle
    view = rootView
    ItemCell.register(with: rootView.tableView)
    rootView.tableView.dataSource = self
    rootView.tableView.delegate = self
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in self?.eventsHandler?.onRetry() }, for: .touchUpInside)
    rootView.refreshControl.addAction(
      Action { [weak self] in self?.eventsHandler?.onPullToRefresh() }, for: .valueChanged)
    rootView.actionsView.deleteAllButton.addAction(
      Action { [weak self] in self?.eventsHandler?.onDeleteAll() }, for: .touchUpInside)
    rootView.actionsView.addButton.addAction(
      Action { [weak self] in self?.eventsHandler?.onAddItem() }, for: .touchUpInside)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    eventsHandler?.onUIReady()
  }

  /// As a loader goes on, what was said goes; while it is on, nothing can be deleted.
  private func didToggle(loader isOn: Bool) {
    if isOn {
      rootView.statusView.showEmpty(false)
      rootView.statusView.showError(nil)
    }
    rootView.actionsView.allowDeletion(!isOn && !items.isEmpty)
  }
}

extension ItemsListScene: ItemsList_DisplayUI {
  package func display(items: [ItemUI]) {
    self.items = items
    rootView.tableView.reloadData()
  }

  package func displayEmpty() {
    rootView.statusView.showEmpty(true)
  }

  package func displayError(_ message: String) {
    rootView.statusView.showError(message)
  }

  package func toggle(loading: Bool) {
    rootView.statusView.showLoading(loading)
    didToggle(loader: loading)
  }

  package func toggle(refreshing: Bool) {
    rootView.showRefreshing(refreshing)
    didToggle(loader: refreshing)
  }

  package func toggle(deleting: Bool) {
    rootView.allowUse(!deleting)
  }
}

extension ItemsListScene: TableViewDataSource {
  package func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(from: tableView)
    cell.show(title: items[row].title, date: items[row].date, state: items[row].state)
    return cell
  }
}

extension ItemsListScene: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    eventsHandler?.onItemSelected(index: row)
  }
}
