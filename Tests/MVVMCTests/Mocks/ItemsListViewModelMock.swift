import Items

@testable import MVVMC

/// Records what it is told, and is in whatever state the test sets.
final class ItemsListViewModelMock: ItemsListViewModelProtocol {
  private let record: Record
  let state = ObservableState(ItemsListState())

  init(_ record: Record) {
    self.record = record
  }

  var didChange: Observable<ItemsListState> { state.didChange }

  func open() {
    record.note(.open)
  }

  func reload() {
    record.note(.reload)
  }

  func refresh() {
    record.note(.refresh)
  }

  func deleteAll() {
    record.note(.deleteAll)
  }

  func select(at row: Int) {
    record.note(.select(row: row))
  }

  func add() {
    record.note(.add)
  }

  func didAdd(_ item: Item) {
    record.note(.didAdd(item))
  }
}
