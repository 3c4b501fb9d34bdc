import Items

@testable import MVC

/// Records each write, and passes it on to the stub.
final class WritableItemsRepositorySpy: WritableItemsRepositoryProtocol {
  enum CallArgs: Equatable, CustomDebugStringConvertible {
    case write([Item])
    case add(Item)
    case clear

    /// Keeps the messages of failed tests short.
    var debugDescription: String {
      switch self {
      case .write(let items): "write(\(items.map(\.summary)))"
      case .add(let item): "add(\(item.summary))"
      case .clear: "clear"
      }
    }
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
