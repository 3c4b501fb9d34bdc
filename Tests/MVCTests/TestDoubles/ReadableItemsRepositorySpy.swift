import Items

@testable import MVC

/// Records each read, and passes it on to the stub.
final class ReadableItemsRepositorySpy: ReadableItemsRepositoryProtocol {
  enum CallArgs: Equatable {
    case read
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ReadableItemsRepositoryProtocol
  private let log: CallLog?

  init(
    delegatingTo stub: any ReadableItemsRepositoryProtocol = ReadableItemsRepositoryStub(),
    loggingTo log: CallLog? = nil
  ) {
    self.stub = stub
    self.log = log
  }

  func read() throws(StoreError) -> [Item] {
    callArgs.append(.read)
    log?.append(.readableRepository(.read))
    return try stub.read()
  }
}
