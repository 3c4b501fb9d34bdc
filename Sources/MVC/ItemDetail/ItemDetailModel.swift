import Items
import ItemsNetworking
import Observing

/// Fetches what the list doesn't know about an item.
package final class ItemDetailModel: ItemDetailModelProtocol {
  package let item: Item
  private let stateMachine: StateMachine<ItemDetailModelState>
  private let request = RequestSlot()
  private let repository: any ItemDetailRepositoryProtocol

  package init(
    representing item: Item,
    startingWith initialState: ItemDetailModelState,
    fetchingVia repository: any ItemDetailRepositoryProtocol
  ) {
    self.item = item
    stateMachine = StateMachine(startingWith: initialState)
    self.repository = repository
  }

  package var didChange: Observable<ItemDetailModelState> { stateMachine.didChange }

  package var currentState: ItemDetailModelState { stateMachine.currentState }

  package func fetch() {
    switch currentState {
    case .preparing: return
    case .initial, .success, .failure:
      stateMachine.transit(to: .preparing(explanation: currentState.explanation))
      request.start {
        repository.fetch(item.id, completion: $0)
      } then: { [weak self] in
        self?.finish($0)
      }
    }
  }

  package func cancel() {
    request.cancel()
    guard case .preparing(let explanation) = currentState else { return }
    stateMachine.transit(to: explanation.isEmpty ? .initial : .success(explanation: explanation))
  }

  private func finish(_ result: Result<ItemDetail, NetworkError>) {
    switch result {
    case .success(let detail):
      stateMachine.transit(to: .success(explanation: detail.explanation))
    case .failure(let error):
      stateMachine.transit(
        to: .failure(explanation: currentState.explanation, because: .network(error)))
    }
  }
}
