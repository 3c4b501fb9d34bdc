import Items

/// Stores nothing, and answers with the results that the test sets.
final class StoreSpy: ItemReading, ItemWriting {
  private let log: CallLog<OuterCall>
  var readAllResult: Result<[Item], StoreError> = .success([])
  var writeError: StoreError?

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }

  func readAll() throws(StoreError) -> [Item] {
    log.add(.readAll)
    return try readAllResult.get()
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    log.add(.replaceAll(items))
    if let writeError { throw writeError }
  }

  func insert(_ item: Item) throws(StoreError) {
    log.add(.insert(item))
    if let writeError { throw writeError }
  }

  func removeAll() throws(StoreError) {
    log.add(.removeAll)
    if let writeError { throw writeError }
  }
}
