import HeadlessKit
import Items

/// What the list can be told to display.
package protocol ItemsListViewControllerInput: AnyObject {
  /// Shows these rows and no others, and ends what was under way.
  func displayItems(viewModel: ItemsViewModel)

  /// Shows that a request is under way, in place of an error.
  func displayProgress(viewModel: ItemsProgressViewModel)

  /// Shows a message with Retry over the rows, and ends what was under way.
  func displayError(viewModel: ItemsErrorViewModel)
}

/// What the list asks for.
package protocol ItemsListViewControllerOutput: AnyObject {
  func showItems(request: ShowItemsRequest)
  func fetchItems(request: FetchItemsRequest)
  func reloadItems(request: ReloadItemsRequest)
  func deleteItems(request: DeleteItemsRequest)
}

/// Controls the list's view: fires the use cases and displays what comes of them.
package final class ItemsListViewController: ViewController {
  package var output: (any ItemsListViewControllerOutput)?
  package var router: (any ItemsListRoutingLogic)?
  private let rootView = ItemsListView()
  private var rows: [ItemsViewModel.Row] = []

  package override func loadView() {
    title = ItemsListView.screenTitle
    view = rootView
    rootView.tableView.register(
      ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
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
    output?.showItems(request: ShowItemsRequest())
    output?.fetchItems(request: FetchItemsRequest(isPull: false))
  }

  package override func viewWillAppear() {
    output?.reloadItems(request: ReloadItemsRequest())
  }

  private func end() {
    rootView.statusView.showLoading(false)
    rootView.showRefreshing(false)
    rootView.allowUse(true)
    rootView.actionsView.allowDeletion(!rows.isEmpty)
  }
}

extension ItemsListViewController: ItemsListViewControllerInput {
  package func displayItems(viewModel: ItemsViewModel) {
    if viewModel.rows != rows {
      rows = viewModel.rows
      rootView.tableView.reloadData()
    }
    rootView.statusView.showEmpty(rows.isEmpty)
    end()
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
    end()
  }
}

extension ItemsListViewController: TableViewDataSource {
  package func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let identifier = ItemCell.reuseIdentifier
    guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? ItemCell
    else { return TableViewCell() }
    cell.titleLabel.text = rows[row].title
    cell.dateLabel.text = rows[row].date
    cell.stateLabel.text = rows[row].state
    return cell
  }
}

extension ItemsListViewController: TableViewDelegate {
  package func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    router?.routeToItemDetail(row: row)
  }
}
