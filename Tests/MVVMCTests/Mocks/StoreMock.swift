import Items

/// A spy: records each call; a read returns its own items, whatever was written.
final class StoreMock: ItemReading, ItemWriting {
  private let log: CallLog
  /// What a read returns.
  var items: [Item] = []
  /// What a read throws instead.
  var readError: StoreError?
  /// What any other call throws.
  var writeError: StoreError?

  init(_ log: CallLog) {
    self.log = log
  }

  func readAll() throws(StoreError) -> [Item] {
    log.note(.readAll)
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
    log.note(call)
    if let writeError { throw writeError }
  }
}
