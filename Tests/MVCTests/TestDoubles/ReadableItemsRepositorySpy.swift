import Items
import MVC

/// Records each read, then leaves it to the stub.
final class ReadableItemsRepositorySpy: ReadableItemsRepositoryProtocol {
  enum CallArgs: Equatable {
    case read
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ReadableItemsRepositoryProtocol

  init(delegatingTo stub: any ReadableItemsRepositoryProtocol) {
    self.stub = stub
  }

  func read() throws(StoreError) -> [Item] {
    callArgs.append(.read)
    return try stub.read()
  }
}
