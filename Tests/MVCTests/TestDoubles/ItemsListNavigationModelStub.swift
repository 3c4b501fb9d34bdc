import Items
import MVC

/// Leads wherever the test wants; does nothing by itself.
final class ItemsListNavigationModelStub: ItemsListNavigationModelProtocol {
  private let state: ObservableState<ItemsListNavigationModelState>

  init(firstState: ItemsListNavigationModelState = .initial) {
    state = ObservableState(firstState)
  }

  /// Transits to a state.
  var nextState: ItemsListNavigationModelState {
    get { state.current }
    set { state.set(newValue) }
  }

  var didChange: Observable<ItemsListNavigationModelState> { state.didChange }
  var currentState: ItemsListNavigationModelState { state.current }

  func select(at row: Int) {}
  func add() {}
}
