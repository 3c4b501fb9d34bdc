import HeadlessKit
import ItemsScreens
import Observing

/// Shows the state of the list's view model, and tells it what the user does.
final class ItemsListViewController: ViewController {
  let viewModel: any ItemsListViewModelProtocol
  private lazy var rootView = ItemsListView()
  /// The state on screen, which the table requests its rows from.
  private var state = ItemsListState()
  private var subscription: Subscription?

  init(viewModel: any ItemsListViewModelProtocol) {
    self.viewModel = viewModel
  }

  override func loadView() {
    view = rootView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ItemsListView.screenTitle
    ItemCell.register(with: rootView.tableView)
    rootView.tableView.dataSource = self
    rootView.tableView.delegate = self
    rootView.statusView.retryButton.addAction(
      Action { [weak self] in self?.viewModel.reload() }, for: .touchUpInside)
    rootView.refreshControl.addAction(
      Action { [weak self] in self?.viewModel.refresh() }, for: .valueChanged)
    rootView.actionsView.deleteAllButton.addAction(
      Action { [weak self] in self?.viewModel.deleteAll() }, for: .touchUpInside)
    rootView.actionsView.addButton.addAction(
      Action { [weak self] in self?.viewModel.add() }, for: .touchUpInside)
    subscription = viewModel.didChange.subscribe { [weak self] in self?.show($0) }
    viewModel.open()
  }

  private func show(_ state: ItemsListState) {
    let hasNewRows = state.rows != self.state.rows
    self.state = state
    if hasNewRows { rootView.tableView.reloadData() }
    rootView.statusView.showLoading(state.isLoading)
    rootView.showRefreshing(state.isRefreshing)
    rootView.statusView.showError(state.error)
    rootView.statusView.showEmpty(state.isEmpty)
    rootView.actionsView.allowDeletion(state.allowsDeletion)
    rootView.allowUse(state.isInteractive)
  }
}

extension ItemsListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    state.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(from: tableView)
    let summary = state.summary(at: row)
    cell.show(title: summary.title, date: summary.date, state: summary.state)
    return cell
  }
}

extension ItemsListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.select(at: row)
  }
}
