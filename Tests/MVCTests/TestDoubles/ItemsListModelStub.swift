import Observing

@testable import MVC

/// Is in the state that the test sets, and does nothing by itself.
final class ItemsListModelStub: ItemsListModelProtocol {
  private let stateMachine: StateMachine<ItemsListModelState>

  init(firstState: ItemsListModelState = .initial) {
    stateMachine = StateMachine(startingWith: firstState)
  }

  var didChange: Observable<ItemsListModelState> { stateMachine.didChange }
  var currentState: ItemsListModelState {
    get { stateMachine.currentState }
    set { stateMachine.transit(to: newValue) }
  }

  func open() {}
  func reload() {}
  func refresh() {}
  func reloadAfterChange() {}
  func deleteAll() {}
}
