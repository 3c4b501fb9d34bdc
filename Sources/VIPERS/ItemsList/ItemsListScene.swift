import HeadlessKit
import ItemsScreens

/// Displays the list and tells the director what the user does in it.
package final class ItemsListScene: ViewController {
  package var eventsHandler: (any ItemsList_HandleUIEvents)?
  private lazy var rootView = ItemsListView()
  private var items: [ItemUI] = []
  private var isLoading = false
  private var isRefreshing = false

  package override func loadView() {
    view = rootView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemsListView.screenTitle
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
    eventsHandler?.onUIReady()
  }

  private func removeMessages() {
    rootView.statusView.showEmpty(false)
    rootView.statusView.showError(nil)
  }

  private func updateDeleteAll() {
    rootView.actionsView.allowDeletion(!items.isEmpty && !isLoading && !isRefreshing)
  }
}

extension ItemsListScene: ItemsList_DisplayUI {
  package func display(items: [ItemUI]) {
    self.items = items
    rootView.tableView.reloadData()
    updateDeleteAll()
  }

  package func displayEmpty() {
    rootView.statusView.showEmpty(true)
  }

  package func displayError(_ message: String) {
    rootView.statusView.showError(message)
  }

  package func toggle(loading: Bool) {
    isLoading = loading
    rootView.statusView.showLoading(loading)
    if loading { removeMessages() }
    updateDeleteAll()
  }

  package func toggle(refreshing: Bool) {
    isRefreshing = refreshing
    rootView.showRefreshing(refreshing)
    if refreshing { removeMessages() }
    updateDeleteAll()
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
