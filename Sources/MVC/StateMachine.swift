import Items

/// A state that everyone can watch and whoever has the machine changes.
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
