import Items
import MVC
import Observing

/// Is in whatever state the test wants; does nothing by itself.
final class ItemDetailModelStub: ItemDetailModelProtocol {
  let item: Item
  private let state: ObservableState<ItemDetailModelState>

  init(representing item: Item = .milk, firstState: ItemDetailModelState = .initial) {
    self.item = item
    state = ObservableState(firstState)
  }

  /// Transits to a state.
  var nextState: ItemDetailModelState {
    get { state.current }
    set { state.set(newValue) }
  }

  var didChange: Observable<ItemDetailModelState> { state.didChange }
  var currentState: ItemDetailModelState { state.current }

  func fetch() {}
  func cancel() {}
}
