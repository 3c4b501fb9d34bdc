import Items

@testable import MVC

/// Accepts or refuses each write, and stores nothing.
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
