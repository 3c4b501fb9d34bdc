import Observing

/// Keeps a model's state, which only the model changes and every binding may observe.
final class StateMachine<State> {
  private let state: ObservableState<State>

  init(startingWith initialState: State) {
    state = ObservableState(initialState)
  }

  /// The current state, then every transition.
  var didChange: Observable<State> { state.didChange }

  var currentState: State { state.current }

  func transit(to nextState: State) {
    state.set(nextState)
  }
}
