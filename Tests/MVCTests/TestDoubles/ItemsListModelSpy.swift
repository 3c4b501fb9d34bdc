import Items
import MVC

/// Records what the list's model is told, then passes it on to the stub.
final class ItemsListModelSpy: ItemsListModelProtocol {
  enum CallArgs: Equatable {
    case open, reload, refresh, reloadAfterChange, deleteAll
    case select(row: Int)
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsListModelProtocol

  init(delegatingTo stub: any ItemsListModelProtocol) {
    self.stub = stub
  }

  var didChange: Observable<ItemsListModelState> { stub.didChange }
  var didSelect: Observable<Item> { stub.didSelect }
  var currentState: ItemsListModelState { stub.currentState }

  func open() {
    callArgs.append(.open)
    stub.open()
  }

  func reload() {
    callArgs.append(.reload)
    stub.reload()
  }

  func refresh() {
    callArgs.append(.refresh)
    stub.refresh()
  }

  func reloadAfterChange() {
    callArgs.append(.reloadAfterChange)
    stub.reloadAfterChange()
  }

  func deleteAll() {
    callArgs.append(.deleteAll)
    stub.deleteAll()
  }

  func select(at row: Int) {
    callArgs.append(.select(row: row))
    stub.select(at: row)
  }
}
