import Observing

@testable import MVVMC

/// A spy: records what it is told, and publishes the states that a test sets.
final class ItemsListViewModelMock: ItemsListViewModelProtocol {
  private let log: CallLog
  let state = ObservableState(ItemsListState())

  init(_ log: CallLog) {
    self.log = log
  }

  var didChange: Observable<ItemsListState> { state.didChange }

  func open() {
    log.note(.open)
  }

  func reload() {
    log.note(.reload)
  }

  func refresh() {
    log.note(.refresh)
  }

  func deleteAll() {
    log.note(.deleteAll)
  }

  func select(at row: Int) {
    log.note(.select(row: row))
  }

  func add() {
    log.note(.add)
  }
}
