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
    delegatingTo stub: any WritableItemsRepositoryProtocol = WritableItemsRepositoryStub(),
    loggingTo log: CallLog? = nil
  ) {
    self.stub = stub
    self.log = log
  }

  func write(_ items: [Item]) throws(StoreError) {
    record(.write(items))
    try stub.write(items)
  }

  func add(_ item: Item) throws(StoreError) {
    record(.add(item))
    try stub.add(item)
  }

  func clear() throws(StoreError) {
    record(.clear)
    try stub.clear()
  }

  private func record(_ call: CallArgs) {
    callArgs.append(call)
    log?.append(.writableRepository(call))
  }
}
