import Items

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

  /// Comes before the request is sent, so that a client that answers within the call has the last word.
  private func begin(_ work: ItemsListState.Work) {
    state.set(ItemsListState(items: state.current.items, work: work))
  }

  private func load() {
    request.start(httpManager.getItems) { [weak self] in self?.finishLoading($0) }
  }

  private func finishLoading(_ result: Result<[Item], NetworkError>) {
    do throws(ItemsFailure) {
      state.set(ItemsListState(items: try keep(result)))
    } catch {
      fail(because: error)
    }
  }

  /// What is shown is what was kept, so that screen and store agree.
  private func keep(_ result: Result<[Item], NetworkError>) throws(ItemsFailure) -> [Item] {
    switch result {
    case .failure(let error): throw .network(error)
    case .success(let items):
      do {
        try store.replaceAll(with: items)
        return try store.readAll()
      } catch {
        throw .store(error)
      }
    }
  }

  private func finishDeleting(_ result: Result<Void, NetworkError>) {
    do throws(ItemsFailure) {
      try forget(result)
      state.set(ItemsListState(items: []))
    } catch {
      fail(because: error)
    }
  }

  private func forget(_ result: Result<Void, NetworkError>) throws(ItemsFailure) {
    switch result {
    case .failure(let error): throw .network(error)
    case .success:
      do { try store.removeAll() } catch { throw .store(error) }
    }
  }

  private func fail(because failure: ItemsFailure) {
    state.set(
      ItemsListState(items: state.current.items, error: Wording.message(for: failure)))
  }
}
