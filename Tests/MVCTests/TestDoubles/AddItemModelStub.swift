import Observing

@testable import MVC

/// Is in the state that the test sets, and does nothing by itself.
final class AddItemModelStub: AddItemModelProtocol {
  private let stateMachine: StateMachine<AddItemModelState>

  init(firstState: AddItemModelState = .editing) {
    stateMachine = StateMachine(startingWith: firstState)
  }

  var didChange: Observable<AddItemModelState> { stateMachine.didChange }
  var currentState: AddItemModelState {
    get { stateMachine.currentState }
    set { stateMachine.transit(to: newValue) }
  }

  func titleDidChange() {}
  func save(title: String, isEnabled: Bool) {}
  func cancel() {}
}
