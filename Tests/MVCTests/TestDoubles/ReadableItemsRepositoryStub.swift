import Items
import MVC

/// Reads what it was given.
final class ReadableItemsRepositoryStub: ReadableItemsRepositoryProtocol {
  var nextResult: Result<[Item], StoreError>

  init(firstResult: Result<[Item], StoreError> = .success([])) {
    nextResult = firstResult
  }

  func read() throws(StoreError) -> [Item] {
    try nextResult.get()
  }
}
