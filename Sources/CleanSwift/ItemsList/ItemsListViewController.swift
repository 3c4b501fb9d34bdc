import HeadlessKit
import ItemsNetworking
import ItemsScreens

/// What the list can be told to display.
package protocol ItemsListViewControllerInput: AnyObject {
  /// Shows these rows and no others, and ends what was under way.
  func displayItems(viewModel: ItemsViewModel)

  /// Leaves the rows alone, and ends what was under way.
  func displayUnchangedItems(viewModel: UnchangedItemsViewModel)

  /// Shows that a request is under way, in place of an error.
  func displayProgress(viewModel: ItemsProgressViewModel)

  /// Shows a message with Retry over the rows, and ends what was under way.
  func displayError(viewModel: ItemsErrorViewModel)
}

/// What the list asks for.
package protocol ItemsListViewControllerOutput: AnyObject {
  func openList(request: OpenListRequest)
  func fetchItems(request: FetchItemsRequest)
  func reloadItems(request: ReloadItemsRequest)
  func deleteItems(request: DeleteItemsRequest)
}

/// Controls the list's view: fires the use cases and displays what comes of them.
package final class ItemsListViewController: ViewController {
  package var output: (any ItemsListViewControllerOutput)?
  package var router: (any ItemsListRoutingLogic & ItemsListDataPassing)?
  private lazy var rootView = ItemsListView()
  private var rows: [ItemsViewModel.Row] = []

  package override func loadView() {
    title = ItemsListView.screenTitle
    view = rootView
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
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    output?.openList(request: OpenListRequest())
  }

  package override func viewWillAppear() {
    super.viewWillAppear()
    output?.reloadItems(request: ReloadItemsRequest())
  }

  private func end(allowsDeleting: Bool) {
    rootView.statusView.showLoading(false)
    rootView.showRefreshing(false)
    rootView.allowUse(true)
    rootView.actionsView.allowDeletion(allowsDeleting)
  }
}

extension ItemsListViewController: ItemsListViewControllerInput {
  package func displayItems(viewModel: ItemsViewModel) {
    rows = viewModel.rows
    rootView.tableView.reloadData()
    rootView.statusView.showEmpty(viewModel.showsEmpty)
    end(allowsDeleting: viewModel.allowsDeleting)
  }

  package func displayUnchangedItems(viewModel: UnchangedItemsViewModel) {
    rootView.statusView.showEmpty(viewModel.showsEmpty)
    end(allowsDeleting: viewModel.allowsDeleting)
  }

  package func displayProgress(viewModel: ItemsProgressViewModel) {
    rootView.statusView.showLoading(viewModel.showsLoading)
    rootView.statusView.showEmpty(false)
    rootView.statusView.showError(nil)
    rootView.allowUse(viewModel.allowsUse)
    rootView.actionsView.allowDeletion(false)
  }

  package func displayError(viewModel: ItemsErrorViewModel) {
    rootView.statusView.showError(viewModel.message)
    end(allowsDeleting: viewModel.allowsDeleting)
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
