import Items
import MVC

/// Records each write, then leaves it to the stub.
final class WritableItemsRepositorySpy: WritableItemsRepositoryProtocol {
  enum CallArgs: Equatable {
    case write([Item])
    case add(Item)
    case clear
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any WritableItemsRepositoryProtocol
  private let log: CallLog?

  init(
    delegatingTo stub: any WritableItemsRepositoryProtocol, loggingTo log: CallLog? = nil
  ) {
    self.stub = stub
    self.log = log
  }

  func write(_ items: [Item]) throws(StoreError) {
    callArgs.append(.write(items))
    log?.append("write")
    try stub.write(items)
  }

  func add(_ item: Item) throws(StoreError) {
    callArgs.append(.add(item))
    log?.append("add")
    try stub.add(item)
  }

  func clear() throws(StoreError) {
    callArgs.append(.clear)
    try stub.clear()
  }
}
