import Items
import ItemsNetworking
import Observing

/// Loads and deletes the items, one request at a time, and publishes what the list shows.
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
    // A store that can't be read counts as empty, because the items are loaded anyway.
    state.set(ItemsListState(items: (try? store.readAll()) ?? [], work: .loading))
    load()
  }

  func reload() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
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
    request.start(httpManager.deleteItems) { [weak self] in self?.handleDeletion($0) }
  }

  func select(at row: Int) {
    let rows = state.current.rows
    guard rows.indices.contains(row) else { return }
    coordinator?.moveToDetail(item: rows[row])
  }

  func add() {
    coordinator?.moveToAdd(informing: self)
  }

  private func load() {
    request.start(httpManager.fetchItems) { [weak self] in self?.handleLoad($0) }
  }

  /// Sets the state first, because a request may be answered within the call.
  private func begin(_ work: ItemsListState.Work) {
    var begun = state.current
    begun.work = work
    begun.error = nil
    state.set(begun)
  }

  private func handleLoad(_ result: Result<[Item], NetworkError>) {
    // The list shows what was stored, so that screen and store agree.
    let stored = result.storing { items throws(StoreError) in
      try store.replaceAll(with: items)
      return try store.readAll()
    }
    end(with: stored)
  }

  private func handleDeletion(_ result: Result<Void, NetworkError>) {
    let noItems = result.storing(store.removeAll).map { [Item]() }
    end(with: noItems)
  }

  private func end(with result: Result<[Item], ItemsFailure>) {
    var ended = state.current
    ended.work = nil
    switch result {
    case .success(let items): ended.items = items
    case .failure(let failure): ended.error = Formatting.message(for: failure)
    }
    state.set(ended)
  }
}

extension ItemsListViewModel: AddItemCoordinatorDelegate {
  /// Loads in place of the request in progress, whose reply may not contain the new item.
  func didAddItem() {
    begin(state.current.isRefreshing ? .loadingAndRefreshing : .loading)
    load()
  }
}
