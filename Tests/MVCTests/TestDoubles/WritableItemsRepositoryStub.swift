import Items
import MVC

/// Does or refuses every write, and keeps nothing.
final class WritableItemsRepositoryStub: WritableItemsRepositoryProtocol {
  private let result: Result<Void, StoreError>

  init(firstResult: Result<Void, StoreError> = .success(())) {
    result = firstResult
  }

  func write(_ items: [Item]) throws(StoreError) {
    try result.get()
  }

  func add(_ item: Item) throws(StoreError) {
    try result.get()
  }

  func clear() throws(StoreError) {
    try result.get()
  }
}
