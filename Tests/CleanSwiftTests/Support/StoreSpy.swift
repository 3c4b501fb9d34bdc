import Items

/// Keeps nothing: answers with the results it is given.
final class StoreSpy: ItemReading, ItemWriting {
  private let record: Record
  var writeError: StoreError?

  init(_ record: Record) {
    self.record = record
  }

  var readAllResult: Result<[Item], StoreError> = .success([])
  func readAll() throws(StoreError) -> [Item] {
    record.note()
    return try readAllResult.get()
  }

  private(set) var replaceAllItems: [Item]?
  func replaceAll(with items: [Item]) throws(StoreError) {
    record.note()
    replaceAllItems = items
    if let writeError { throw writeError }
  }

  private(set) var insertItem: Item?
  func insert(_ item: Item) throws(StoreError) {
    record.note()
    insertItem = item
    if let writeError { throw writeError }
  }

  func removeAll() throws(StoreError) {
    record.note()
    if let writeError { throw writeError }
  }
}
