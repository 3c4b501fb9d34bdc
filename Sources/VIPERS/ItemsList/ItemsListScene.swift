import Shared

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
    rootView.retryButton.addAction(for: .touchUpInside) { [weak self] in
      self?.eventsHandler?.onRetry()
    }
    rootView.refreshControl.addAction(for: .valueChanged) { [weak self] in
      self?.eventsHandler?.onPullToRefresh()
    }
    rootView.addButton.addAction(for: .touchUpInside) { [weak self] in
      self?.eventsHandler?.onAddItem()
    }
    rootView.deleteAllButton.addAction(for: .touchUpInside) { [weak self] in
      self?.eventsHandler?.onDeleteAll()
    }
  }

  package override func viewDidLoad() {
    eventsHandler?.onUIReady()
  }

  /// Shows what depends on more than the loader that was turned on or off.
  private func loaderDidToggle(on isOn: Bool) {
    if isOn { rootView.showError(nil) }
    let isBusy = rootView.loadingIndicator.isAnimating || rootView.refreshControl.isRefreshing
    rootView.showEmpty(items.isEmpty && rootView.errorLabel.isHidden && !isBusy)
    rootView.deleteAllButton.isEnabled = !items.isEmpty && !isBusy
  }
}

extension ItemsListScene: ItemsList_DisplayUI {
  package func display(items: [ItemUI]) {
    guard items != self.items else { return }
    self.items = items
    rootView.tableView.reloadData()
  }

  package func displayError(_ message: String) {
    rootView.showError(message)
  }

  package func toggle(loading: Bool) {
    rootView.showLoading(loading)
    loaderDidToggle(on: loading)
  }

  package func toggle(refreshing: Bool) {
    rootView.showRefreshing(refreshing)
    loaderDidToggle(on: refreshing)
  }

  package func toggle(deleting: Bool) {
    rootView.showLoading(deleting)
    rootView.allowUse(!deleting)
    loaderDidToggle(on: deleting)
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
