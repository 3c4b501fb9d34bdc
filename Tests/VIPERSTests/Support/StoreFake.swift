import Items

/// A store in memory.
final class StoreFake: Spy, ItemReading, ItemWriting {
  var storedItems: [Item] = []
  /// Whether the next call that reads fails; the calls after it succeed again.
  var nextReadWillFail = false
  /// Whether the next call that writes fails; the calls after it succeed again.
  var nextWriteWillFail = false
  /// Whether items are read in another order than they were written, so that a test can tell one from the other.
  var readsInReverse = false

  func readAll() throws(StoreError) -> [Item] {
    try begin(.readAll, &nextReadWillFail, .readFailed)
    return readsInReverse ? storedItems.reversed() : storedItems
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    try begin(.replaceAll(items), &nextWriteWillFail, .writeFailed)
    storedItems = items
  }

  func insert(_ item: Item) throws(StoreError) {
    try begin(.insert(item), &nextWriteWillFail, .writeFailed)
    storedItems.append(item)
  }

  func removeAll() throws(StoreError) {
    try begin(.removeAll, &nextWriteWillFail, .writeFailed)
    storedItems = []
  }

  private func begin(
    _ call: Call.StoreCall, _ willFail: inout Bool, _ error: StoreError
  ) throws(StoreError) {
    note(.store(call))
    defer { willFail = false }
    if willFail { throw error }
  }
}
