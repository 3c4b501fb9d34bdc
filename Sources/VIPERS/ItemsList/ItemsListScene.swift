import HeadlessKit
import Items

/// Shows the list and passes on what the user does with it.
package final class ItemsListScene: ViewController {
  package var eventsHandler: (any ItemsList_HandleUIEvents)?
  private let rootView = ItemsListView()
  private var items: [ItemUI] = []

  package override func loadView() {
    title = ItemsListView.screenTitle
    view = rootView
    rootView.tableView.register(
      ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
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
    eventsHandler?.onUIReady()
  }

  /// Brings the empty text and Delete all in line with rows, error, and loaders.
  private func update() {
    let isBusy =
      rootView.statusView.loadingIndicator.isAnimating || rootView.refreshControl.isRefreshing
    rootView.statusView.showEmpty(
      items.isEmpty && rootView.statusView.errorLabel.isHidden && !isBusy)
    rootView.actionsView.allowDeletion(!items.isEmpty && !isBusy)
  }
}

extension ItemsListScene: ItemsList_DisplayUI {
  package func display(items: [ItemUI]) {
    guard items != self.items else { return }
    self.items = items
    rootView.tableView.reloadData()
    update()
  }

  package func displayError(_ message: String) {
    rootView.statusView.showError(message)
    update()
  }

  package func toggle(loading: Bool) {
    rootView.statusView.showLoading(loading)
    if loading { rootView.statusView.showError(nil) }
    update()
  }

  package func toggle(refreshing: Bool) {
    rootView.showRefreshing(refreshing)
    if refreshing { rootView.statusView.showError(nil) }
    update()
  }

  package func toggle(deleting: Bool) {
    rootView.statusView.showLoading(deleting)
    rootView.allowUse(!deleting)
    if deleting { rootView.statusView.showError(nil) }
    update()
  }
}

extension ItemsListScene: TableViewDataSource {
  package func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let identifier = ItemCell.reuseIdentifier
    guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? ItemCell
    else { return TableViewCell() }
    cell.titleLabel.text = items[row].title
    cell.dateLabel.text = items[row].date
    cell.stateLabel.text = items[row].state
    return cell
  }
}

extension ItemsListScene: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    eventsHandler?.onItemSelected(index: row)
  }
}
