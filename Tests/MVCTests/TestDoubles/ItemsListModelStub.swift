import Items
import MVC

/// Is in whatever state the test wants; does nothing by itself.
final class ItemsListModelStub: ItemsListModelProtocol {
  private let state: ObservableState<ItemsListModelState>
  private let selection = EventSource<Item>()

  init(firstState: ItemsListModelState = .initial) {
    state = ObservableState(firstState)
  }

  /// Transits to a state.
  var nextState: ItemsListModelState {
    get { state.current }
    set { state.set(newValue) }
  }

  /// Announces an item as selected.
  func announce(_ item: Item) {
    selection.send(item)
  }

  var didChange: Observable<ItemsListModelState> { state.didChange }
  var didSelect: Observable<Item> { selection.events }
  var currentState: ItemsListModelState { state.current }

  func open() {}
  func reload() {}
  func refresh() {}
  func reloadAfterChange() {}
  func deleteAll() {}
  func select(at row: Int) {}
}
