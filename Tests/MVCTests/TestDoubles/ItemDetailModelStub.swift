import Items
import Observing

@testable import MVC

/// Is in the state that the test sets, and does nothing by itself.
final class ItemDetailModelStub: ItemDetailModelProtocol {
  let item: Item
  private let stateMachine: StateMachine<ItemDetailModelState>

  init(representing item: Item = .milk, firstState: ItemDetailModelState = .initial) {
    self.item = item
    stateMachine = StateMachine(startingWith: firstState)
  }

  var didChange: Observable<ItemDetailModelState> { stateMachine.didChange }
  var currentState: ItemDetailModelState {
    get { stateMachine.currentState }
    set { stateMachine.transit(to: newValue) }
  }

  func fetch() {}
  func cancel() {}
}
