import HeadlessKit
import ItemsScreens

/// Shows the list and passes the user's actions to the presenter.
package final class ItemsListViewController: ViewController {
  package var presenter: (any ItemsListPresenterProtocol)?
  private lazy var rootView = ItemsListView()
  private var rows: [ItemsListRowModel] = []

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
      Action { [weak self] in
        self?.presenter?.loadItems(pulledToRefresh: false)
      }, for: .touchUpInside)
    rootView.refreshControl.addAction(
      Action { [weak self] in
        self?.presenter?.loadItems(pulledToRefresh: true)
      }, for: .valueChanged)
    rootView.actionsView.deleteAllButton.addAction(
      Action { [weak self] in self?.presenter?.deleteItems() }, for: .touchUpInside)
    rootView.actionsView.addButton.addAction(
      Action { [weak self] in self?.presenter?.presentAddItem() }, for: .touchUpInside)
    presenter?.openItems()
  }

  /// The state without a request in progress and without an error.
  private var restingState: ItemsListViewState {
    rows.isEmpty ? .empty : .rowsOnly
  }

  private func begin(_ state: ItemsListViewState) {
    show(state)
    rootView.actionsView.allowDeletion(false)
  }

  private func end(_ state: ItemsListViewState, pulledToRefresh: Bool) {
    show(state)
    if pulledToRefresh { rootView.refreshControl.endRefreshing() }
    rootView.allowUse(true)
    rootView.actionsView.allowDeletion(!rows.isEmpty)
  }

  private func show(_ state: ItemsListViewState) {
    rootView.statusView.showLoading(state == .loading)
    rootView.statusView.showEmpty(state == .empty)
    if case .error(let message) = state {
      rootView.statusView.showError(message)
    } else {
      rootView.statusView.showError(nil)
    }
  }
}

extension ItemsListViewController: ItemsListViewProtocol {
  package func showLoadingFromNetwork(pulledToRefresh: Bool) {
    begin(pulledToRefresh ? .rowsOnly : .loading)
    // A reload may replace a deletion, which had disabled the list.
    rootView.allowUse(true)
  }

  /// Shows nothing new: this phase ends within the same call, because the store answers at once.
  package func showLoadingFromDatabase(pulledToRefresh: Bool) {}

  package func showDeleting() {
    begin(.loading)
    rootView.allowUse(false)
  }

  package func showItems(_ rows: [ItemsListRowModel], pulledToRefresh: Bool) {
    self.rows = rows
    rootView.tableView.reloadData()
    end(restingState, pulledToRefresh: pulledToRefresh)
  }

  package func hideLoading(pulledToRefresh: Bool) {
    end(restingState, pulledToRefresh: pulledToRefresh)
  }

  package func showError(_ message: String, pulledToRefresh: Bool) {
    end(.error(message), pulledToRefresh: pulledToRefresh)
  }
}

extension ItemsListViewController: TableViewDataSource {
  package func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(from: tableView)
    cell.show(title: rows[row].title, date: rows[row].date, state: rows[row].state)
    return cell
  }
}

extension ItemsListViewController: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter?.presentItemDetail(at: row)
  }
}
