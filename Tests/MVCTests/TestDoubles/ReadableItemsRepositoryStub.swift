import Items

@testable import MVC

/// Returns the result that the test sets.
final class ReadableItemsRepositoryStub: ReadableItemsRepositoryProtocol {
  var nextResult: Result<[Item], StoreError>

  init(firstResult: Result<[Item], StoreError> = .success([])) {
    nextResult = firstResult
  }

  func read() throws(StoreError) -> [Item] {
    try nextResult.get()
  }
}
