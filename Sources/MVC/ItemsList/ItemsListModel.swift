import Items

/// Loads and deletes the items, one request at a time.
package final class ItemsListModel: ItemsListModelProtocol {
  private let stateMachine: StateMachine<ItemsListModelState>
  private let request = RequestSlot()
  private let repository: any ItemsListRepositoryProtocol
  private let readableRepository: any ReadableItemsRepositoryProtocol
  private let writableRepository: any WritableItemsRepositoryProtocol

  package init(
    startingWith initialState: ItemsListModelState,
    fetchingVia repository: any ItemsListRepositoryProtocol,
    reading readableRepository: any ReadableItemsRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol
  ) {
    stateMachine = StateMachine(startingWith: initialState)
    self.repository = repository
    self.readableRepository = readableRepository
    self.writableRepository = writableRepository
  }

  package var didChange: Observable<ItemsListModelState> { stateMachine.didChange }

  package var currentState: ItemsListModelState { stateMachine.currentState }

  package func open() {
    guard case .initial = currentState else { return }
    // A store that can't be read counts as empty: the items are on their way anyway.
    load(showing: .loading, over: (try? readableRepository.read()) ?? [])
  }

  package func reload() {
    switch currentState {
    case .preparing, .deleting: return
    case .initial, .success, .failure: load(showing: .loading, over: currentState.items)
    }
  }

  package func refresh() {
    switch currentState {
    case .preparing(let items, let indicators) where !indicators.contains(.refresh):
      stateMachine.transit(to: .preparing(items, showing: indicators.union(.refresh)))
    case .preparing, .deleting: return
    case .initial, .success, .failure: load(showing: .refresh, over: currentState.items)
    }
  }

  package func reloadAfterChange() {
    load(showing: currentState.indicators.union(.loading), over: currentState.items)
  }

  package func deleteAll() {
    guard currentState.allowsDeletion else { return }
    stateMachine.transit(to: .deleting(currentState.items))
    request.start(repository.deleteAll) { [weak self] in self?.finishDeleting($0) }
  }

  private func load(showing indicators: ItemsListModelState.Indicators, over items: [Item]) {
    // Before the request is sent: a client that answers within the call has the last word.
    stateMachine.transit(to: .preparing(items, showing: indicators))
    request.start(repository.fetch) { [weak self] in self?.finishLoading($0) }
  }

  private func finishLoading(_ result: Result<[Item], NetworkError>) {
    do throws(ItemsFailure) {
      stateMachine.transit(to: .success(try keep(result)))
    } catch {
      stateMachine.transit(to: .failure(currentState.items, because: error))
    }
  }

  /// What is shown is what was kept, so that screen and store agree.
  private func keep(_ result: Result<[Item], NetworkError>) throws(ItemsFailure) -> [Item] {
    switch result {
    case .failure(let error): throw .network(error)
    case .success(let items):
      do {
        try writableRepository.write(items)
        return try readableRepository.read()
      } catch {
        throw .store(error)
      }
    }
  }

  private func finishDeleting(_ result: Result<Void, NetworkError>) {
    do throws(ItemsFailure) {
      try forget(result)
      stateMachine.transit(to: .success([]))
    } catch {
      stateMachine.transit(to: .failure(currentState.items, because: error))
    }
  }

  private func forget(_ result: Result<Void, NetworkError>) throws(ItemsFailure) {
    switch result {
    case .failure(let error): throw .network(error)
    case .success:
      do { try writableRepository.clear() } catch { throw .store(error) }
    }
  }
}
