import Items
import MVC

/// Records what the list's model is told, then passes it on to the stub.
final class ItemsListModelSpy: ItemsListModelProtocol {
  enum CallArgs: Equatable {
    case open, reload, refresh, reloadAfterChange, deleteAll
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsListModelProtocol
  private let log: CallLog?

  init(delegatingTo stub: any ItemsListModelProtocol, loggingTo log: CallLog? = nil) {
    self.stub = stub
    self.log = log
  }

  var didChange: Observable<ItemsListModelState> { stub.didChange }
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
    log?.append("reloadAfterChange")
    stub.reloadAfterChange()
  }

  func deleteAll() {
    callArgs.append(.deleteAll)
    stub.deleteAll()
  }
}
