import Items
import ItemsNetworking
import Observing

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
    // Set first: the client may answer synchronously.
    stateMachine.transit(to: .preparing(items, showing: indicators))
    request.start(repository.fetch) { [weak self] in self?.finishLoading($0) }
  }

  private func finishLoading(_ result: Result<[Item], NetworkError>) {
    // What is shown is what was stored, so that screen and store agree.
    let stored = result.storing { items throws(StoreError) in
      try writableRepository.write(items)
      return try readableRepository.read()
    }
    finish(stored)
  }

  private func finishDeleting(_ result: Result<Void, NetworkError>) {
    let noItems = result.storing(writableRepository.clear).map { [Item]() }
    finish(noItems)
  }

  private func finish(_ result: Result<[Item], ItemsFailure>) {
    switch result {
    case .success(let items): stateMachine.transit(to: .success(items))
    case .failure(let failure):
      stateMachine.transit(to: .failure(currentState.items, because: failure))
    }
  }
}
