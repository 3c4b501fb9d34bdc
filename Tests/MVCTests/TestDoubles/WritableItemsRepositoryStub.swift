import Items
import MVC

/// Does or refuses every write, and keeps nothing.
final class WritableItemsRepositoryStub: WritableItemsRepositoryProtocol {
  var nextResult: Result<Void, StoreError>

  init(firstResult: Result<Void, StoreError> = .success(())) {
    nextResult = firstResult
  }

  func write(_ items: [Item]) throws(StoreError) {
    try nextResult.get()
  }

  func add(_ item: Item) throws(StoreError) {
    try nextResult.get()
  }

  func clear() throws(StoreError) {
    try nextResult.get()
  }
}
