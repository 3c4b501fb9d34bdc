import Items
import ItemsNetworking
import Observing

/// Loads and deletes the items, one request at a time, and says what the list shows.
final class ItemsListViewModel: ItemsListViewModelProtocol {
  private let state = ObservableState(ItemsListState())
  private let request = RequestSlot()
  private let httpManager: any HTTPManagerProtocol
  private let store: any ItemReading & ItemWriting
  private weak var coordinator: (any RootCoordinator)?

  init(
    httpManager: any HTTPManagerProtocol, store: any ItemReading & ItemWriting,
    coordinator: any RootCoordinator
  ) {
    self.httpManager = httpManager
    self.store = store
    self.coordinator = coordinator
  }

  var didChange: Observable<ItemsListState> { state.didChange }

  func open() {
    guard state.current.items == nil, state.current.work == nil else { return }
    // A store that can't be read counts as empty: the items are on their way anyway.
    state.set(ItemsListState(items: (try? store.readAll()) ?? [], work: .loading))
    load()
  }

  func reload() {
    guard state.current.work == nil else { return }
    begin(.loading)
    load()
  }

  func refresh() {
    switch state.current.work {
    case nil:
      begin(.refreshing)
      load()
    case .loading: begin(.loadingAndRefreshing)
    case .refreshing, .loadingAndRefreshing, .deleting: break
    }
  }

  func deleteAll() {
    guard state.current.allowsDeletion else { return }
    begin(.deleting)
    request.start(httpManager.deleteItems) { [weak self] in self?.finishDeleting($0) }
  }

  func select(at row: Int) {
    let rows = state.current.rows
    guard rows.indices.contains(row) else { return }
    coordinator?.moveToDetail(item: rows[row])
  }

  func add() {
    coordinator?.moveToAdd()
  }

  func reloadAfterAdding() {
    begin(state.current.isRefreshing ? .loadingAndRefreshing : .loading)
    load()
  }

  /// Called before the request is sent: the client may answer synchronously.
  private func begin(_ work: ItemsListState.Work) {
    state.set(ItemsListState(items: state.current.items, work: work))
  }

  private func load() {
    request.start(httpManager.fetchItems) { [weak self] in self?.finishLoading($0) }
  }

  private func finishLoading(_ result: Result<[Item], NetworkError>) {
    // What is shown is what was stored, so that screen and store agree.
    let stored = result.storing { items throws(StoreError) in
      try store.replaceAll(with: items)
      return try store.readAll()
    }
    finish(stored)
  }

  private func finishDeleting(_ result: Result<Void, NetworkError>) {
    let noItems = result.storing(store.removeAll).map { [Item]() }
    finish(noItems)
  }

  private func finish(_ result: Result<[Item], ItemsFailure>) {
    switch result {
    case .success(let items): state.set(ItemsListState(items: items))
    case .failure(let failure): fail(because: failure)
    }
  }

  private func fail(because failure: ItemsFailure) {
    state.set(
      ItemsListState(items: state.current.items, error: Formatting.message(for: failure)))
  }
}
