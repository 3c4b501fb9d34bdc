import HeadlessKit
import ItemsScreens

/// What the list's view controller does for the presenter.
protocol ItemsListViewControllerInput: AnyObject {
  func displayItems(viewModel: ItemsViewModel)
  func displayStatus(viewModel: ItemsStatusViewModel)
}

/// What the list's view controller needs from the interactor.
package protocol ItemsListViewControllerOutput: AnyObject {
  /// Presents the stored items, if there are any, and loads the items.
  func openList(request: OpenListRequest)

  /// Loads the items, unless a network request is in progress.
  ///
  /// A pull during a network request ends with that request.
  func fetchItems(request: FetchItemsRequest)

  /// Loads the items if an item was added, in place of a network request in progress.
  func reloadItems(request: ReloadItemsRequest)

  /// Deletes all items, unless a network request is in progress or there are no items.
  func deleteItems(request: DeleteItemsRequest)
}

/// Sends the list's requests, and displays its view models.
package final class ItemsListViewController: ViewController {
  package var output: (any ItemsListViewControllerOutput)?
  package var router: (any ItemsListRoutingLogic & ItemsListDataPassing)?
  private lazy var rootView = ItemsListView()
  private var rows: [ItemsViewModel.Row] = []

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
        self?.output?.fetchItems(request: FetchItemsRequest(isPull: false))
      }, for: .touchUpInside)
    rootView.refreshControl.addAction(
      Action { [weak self] in
        self?.output?.fetchItems(request: FetchItemsRequest(isPull: true))
      }, for: .valueChanged)
    rootView.actionsView.deleteAllButton.addAction(
      Action { [weak self] in
        self?.output?.deleteItems(request: DeleteItemsRequest())
      }, for: .touchUpInside)
    rootView.actionsView.addButton.addAction(
      Action { [weak self] in self?.router?.routeToAddItem() }, for: .touchUpInside)
    output?.openList(request: OpenListRequest())
  }

  package override func viewWillAppear() {
    super.viewWillAppear()
    output?.reloadItems(request: ReloadItemsRequest())
  }

  private func show(_ status: ItemsStatusViewModel) {
    rootView.statusView.showLoading(status.showsLoading)
    rootView.statusView.showEmpty(status.showsEmpty)
    rootView.statusView.showError(status.message)
    rootView.allowUse(status.allowsUse)
    rootView.actionsView.allowDeletion(status.allowsDeleting)
    if status.endsRefreshing { rootView.showRefreshing(false) }
  }
}

extension ItemsListViewController: ItemsListViewControllerInput {
  package func displayItems(viewModel: ItemsViewModel) {
    rows = viewModel.rows
    rootView.tableView.reloadData()
    show(viewModel.status)
  }

  package func displayStatus(viewModel: ItemsStatusViewModel) {
    show(viewModel)
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
    router?.routeToItemDetail(row: row)
  }
}
