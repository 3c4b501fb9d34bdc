import MVC
import Observing

/// Is in whatever state the test wants; does nothing by itself.
final class ItemsListModelStub: ItemsListModelProtocol {
  private let state: ObservableState<ItemsListModelState>

  init(firstState: ItemsListModelState = .initial) {
    state = ObservableState(firstState)
  }

  /// Transits to a state.
  var nextState: ItemsListModelState {
    get { state.current }
    set { state.set(newValue) }
  }

  var didChange: Observable<ItemsListModelState> { state.didChange }
  var currentState: ItemsListModelState { state.current }

  func open() {}
  func reload() {}
  func refresh() {}
  func reloadAfterChange() {}
  func deleteAll() {}
}
