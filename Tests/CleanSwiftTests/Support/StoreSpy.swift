import Items

/// Keeps nothing: answers with the results it is given.
final class StoreSpy: ItemReading, ItemWriting {
  private let log: CallLog
  var writeError: StoreError?

  init(_ log: CallLog) {
    self.log = log
  }

  var readAllResult: Result<[Item], StoreError> = .success([])
  func readAll() throws(StoreError) -> [Item] {
    log.note()
    return try readAllResult.get()
  }

  private(set) var replaceAllItems: [Item]?
  func replaceAll(with items: [Item]) throws(StoreError) {
    log.note()
    replaceAllItems = items
    if let writeError { throw writeError }
  }

  private(set) var insertItem: Item?
  func insert(_ item: Item) throws(StoreError) {
    log.note()
    insertItem = item
    if let writeError { throw writeError }
  }

  func removeAll() throws(StoreError) {
    log.note()
    if let writeError { throw writeError }
  }
}
