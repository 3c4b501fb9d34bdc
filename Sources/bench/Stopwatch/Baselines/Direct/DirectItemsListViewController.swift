import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens

/// The list, straight from client and store to the view.
class DirectItemsListViewController: ViewController {
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private lazy var rootView = ItemsListView()
  private let request = RequestSlot()
  private var items: [Item] = []
  private var isBusy = false

  required init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
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
      Action { [weak self] in self?.reload() }, for: .touchUpInside)
    rootView.refreshControl.addAction(Action { [weak self] in self?.refresh() }, for: .valueChanged)
    rootView.actionsView.deleteAllButton.addAction(
      Action { [weak self] in self?.deleteAll() }, for: .touchUpInside)
    rootView.actionsView.addButton.addAction(
      Action { [weak self] in self?.add() }, for: .touchUpInside)
    // A store that can't be read counts as empty: the server is asked in any case.
    show((try? store.readAll()) ?? [])
    reload()
  }

  private func reload() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isBusy else { return }
    rootView.statusView.showLoading(true)
    load()
  }

  private func refresh() {
    if !isBusy { load() }
  }

  private func reloadAfterChange() {
    rootView.statusView.showLoading(true)
    // This load may replace a deletion, which had disabled the list.
    rootView.allowUse(true)
    load()
  }

  private func load() {
    begin()
    request.start(client.fetchItems) { [weak self] result in
      guard let self else { return }
      // What is shown is what was stored, so that screen and store agree.
      let stored = result.storing { items throws(StoreError) in
        try self.store.replaceAll(with: items)
        return try self.store.readAll()
      }
      finish(stored)
    }
  }

  private func deleteAll() {
    guard !isBusy, !items.isEmpty else { return }
    rootView.statusView.showLoading(true)
    rootView.allowUse(false)
    begin()
    request.start(client.deleteItems) { [weak self] result in
      guard let self else { return }
      rootView.allowUse(true)
      let noItems = result.storing(store.removeAll).map { [Item]() }
      finish(noItems)
    }
  }

  private func add() {
    navigationController?.pushViewController(
      DirectAddItemViewController(client: client, store: store) { [weak self] in
        self?.reloadAfterChange()
      })
  }

  private func begin() {
    isBusy = true
    rootView.statusView.showError(nil)
    rootView.statusView.showEmpty(false)
    rootView.actionsView.allowDeletion(false)
  }

  /// Enables the list again, with the failure or the empty text if there is one.
  private func end(_ failure: ItemsFailure?) {
    isBusy = false
    rootView.statusView.showLoading(false)
    rootView.showRefreshing(false)
    if let failure {
      rootView.statusView.showError(Formatting.message(for: failure))
    } else if items.isEmpty {
      rootView.statusView.showEmpty(true)
    }
    if !items.isEmpty { rootView.actionsView.allowDeletion(true) }
  }

  private func show(_ items: [Item]) {
    guard items != self.items else { return }
    self.items = items
    itemsDidChange(to: items)
    rootView.tableView.reloadData()
  }

  /// Called before the table asks for the rows of a changed list.
  func itemsDidChange(to items: [Item]) {}

  /// Formats a row that the table asks for.
  func fill(_ cell: ItemCell, at row: Int) {
    let item = items[row]
    cell.show(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
  }

  private func finish(_ result: Result<[Item], ItemsFailure>) {
    switch result {
    case .success(let items):
      show(items)
      end(nil)
    case .failure(let failure): end(failure)
    }
  }
}

extension DirectItemsListViewController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = ItemCell.dequeue(from: tableView)
    fill(cell, at: row)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    guard items.indices.contains(row) else { return }
    navigationController?.pushViewController(
      DirectItemDetailViewController(item: items[row], client: client))
  }
}
