import Items
import ItemsNetworking
import Observing

/// Fetches the explanation of an item, which the list doesn't have.
final class ItemDetailModel: ItemDetailModelProtocol {
  let item: Item
  private let stateMachine: StateMachine<ItemDetailModelState>
  private let request = RequestSlot()
  private let repository: any ItemDetailRepositoryProtocol

  init(
    representing item: Item,
    startingWith initialState: ItemDetailModelState,
    fetchingVia repository: any ItemDetailRepositoryProtocol
  ) {
    self.item = item
    stateMachine = StateMachine(startingWith: initialState)
    self.repository = repository
  }

  var didChange: Observable<ItemDetailModelState> { stateMachine.didChange }

  var currentState: ItemDetailModelState { stateMachine.currentState }

  func fetch() {
    switch currentState {
    case .initial, .success, .failure:
      stateMachine.transit(to: .preparing(explanation: currentState.explanation))
      request.start {
        repository.fetch(item.id, completion: $0)
      } then: { [weak self] in
        self?.finish($0)
      }
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    case .preparing: return
    }
  }

  func cancel() {
    request.cancel()
  }

  private func finish(_ result: Result<ItemDetail, NetworkError>) {
    switch result {
    case .success(let detail):
      stateMachine.transit(to: .success(explanation: detail.explanation))
    case .failure(let error):
      stateMachine.transit(
        to: .failure(explanation: currentState.explanation, because: error))
    }
  }
}
