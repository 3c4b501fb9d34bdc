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
    // A store that can't be read counts as empty, because the load brings the items anyway.
    start(.load, keeping: (try? readableRepository.read()) ?? [])
  }

  package func reload() {
    switch currentState {
    case .initial, .success, .failure: start(.load, keeping: currentState.items)
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    case .preparing, .deleting: return
    }
  }

  package func refresh() {
    switch currentState {
    case .initial, .success, .failure: start(.refresh, keeping: currentState.items)
    case .preparing(let items, .load): stateMachine.transit(to: .preparing(items, .both))
    case .preparing(_, .refresh), .preparing(_, .both), .deleting: return
    }
  }

  package func reloadAfterChange() {
    switch currentState {
    case .initial, .preparing(_, .load), .deleting, .success, .failure:
      start(.load, keeping: currentState.items)
    case .preparing(let items, .refresh), .preparing(let items, .both):
      start(.both, keeping: items)
    }
  }

  package func deleteAll() {
    switch currentState {
    case .success(let items) where !items.isEmpty, .failure(let items, _) where !items.isEmpty:
      stateMachine.transit(to: .deleting(items))
      request.start(repository.deleteAll) { [weak self] in self?.finishDeleting($0) }
    case .initial, .preparing, .deleting, .success, .failure: return
    }
  }

  private func start(_ load: ItemsListModelState.Load, keeping items: [Item]) {
    // The model transits before it sends, because a repository may reply synchronously.
    stateMachine.transit(to: .preparing(items, load))
    request.start(repository.fetch) { [weak self] in self?.finishLoading($0) }
  }

  private func finishLoading(_ result: Result<[Item], NetworkError>) {
    // The model reads back what it wrote, so that screen and store agree.
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
