import Items

@testable import MVVMC

/// Records what it is told, and is in whatever state the test sets.
final class ItemsListViewModelMock: ItemsListViewModelProtocol {
  enum Call: Equatable {
    case open, reload, refresh, deleteAll, add
    case select(row: Int)
    case didAdd(Item)
  }

  private(set) var calls: [Call] = []
  let state = ObservableState(ItemsListState())
  /// Runs while an item is being handed over.
  var onAdd: () -> Void = {}

  var didChange: Observable<ItemsListState> { state.didChange }

  func open() {
    calls.append(.open)
  }

  func reload() {
    calls.append(.reload)
  }

  func refresh() {
    calls.append(.refresh)
  }

  func deleteAll() {
    calls.append(.deleteAll)
  }

  func select(at row: Int) {
    calls.append(.select(row: row))
  }

  func add() {
    calls.append(.add)
  }

  func didAdd(_ item: Item) {
    calls.append(.didAdd(item))
    onAdd()
  }
}
