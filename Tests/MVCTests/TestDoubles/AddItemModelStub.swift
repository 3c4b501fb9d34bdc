import MVC
import Observing

/// Is in whatever state the test wants; does nothing by itself.
final class AddItemModelStub: AddItemModelProtocol {
  private let state: ObservableState<AddItemModelState>

  init(firstState: AddItemModelState = .editing) {
    state = ObservableState(firstState)
  }

  /// Transits to a state.
  var nextState: AddItemModelState {
    get { state.current }
    set { state.set(newValue) }
  }

  var didChange: Observable<AddItemModelState> { state.didChange }
  var currentState: AddItemModelState { state.current }

  func editTitle() {}
  func save(title: String, isEnabled: Bool) {}
  func cancel() {}
}
