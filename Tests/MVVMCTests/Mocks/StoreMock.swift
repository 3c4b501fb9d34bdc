import Items

/// Records each call; gives back its own items, whatever was written.
final class StoreMock: ItemReading, ItemWriting {
  private let record: Record
  /// What a read returns.
  var items: [Item] = []
  /// What a read throws instead.
  var readError: StoreError?
  /// What any other call throws.
  var writeError: StoreError?

  init(_ record: Record) {
    self.record = record
  }

  func readAll() throws(StoreError) -> [Item] {
    record.note(.readAll)
    if let readError { throw readError }
    return items
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    try write(.replaceAll(items))
  }

  func insert(_ item: Item) throws(StoreError) {
    try write(.insert(item))
  }

  func removeAll() throws(StoreError) {
    try write(.removeAll)
  }

  private func write(_ call: Call) throws(StoreError) {
    record.note(call)
    if let writeError { throw writeError }
  }
}
