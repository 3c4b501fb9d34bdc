import Observing

@testable import MVC

/// Records the calls of the list's model, and passes them on to the stub.
final class ItemsListModelSpy: ItemsListModelProtocol {
  enum CallArgs: Equatable {
    case open, reload, refresh, reloadAfterChange, deleteAll
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsListModelProtocol
  private let log: CallLog?

  init(
    delegatingTo stub: any ItemsListModelProtocol = ItemsListModelStub(),
    loggingTo log: CallLog? = nil
  ) {
    self.stub = stub
    self.log = log
  }

  var didChange: Observable<ItemsListModelState> { stub.didChange }
  var currentState: ItemsListModelState { stub.currentState }

  func open() {
    record(.open)
    stub.open()
  }

  func reload() {
    record(.reload)
    stub.reload()
  }

  func refresh() {
    record(.refresh)
    stub.refresh()
  }

  func reloadAfterChange() {
    record(.reloadAfterChange)
    stub.reloadAfterChange()
  }

  func deleteAll() {
    record(.deleteAll)
    stub.deleteAll()
  }

  private func record(_ call: CallArgs) {
    callArgs.append(call)
    log?.append(.listModel(call))
  }
}
