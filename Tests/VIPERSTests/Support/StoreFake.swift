import Items

/// Keeps items in memory, and notes every call.
final class StoreFake: Spy, ItemReading, ItemWriting {
  var storedItems: [Item] = []
  /// Whether the next call that reads fails; its turn over, calls succeed again.
  var nextReadWillFail = false
  /// Whether the next call that writes fails; its turn over, calls succeed again.
  var nextWriteWillFail = false
  /// Tells what was read from what was written.
  var readsInReverse = false

  func readAll() throws(StoreError) -> [Item] {
    try begin("readAll", &nextReadWillFail, .readFailed)
    return readsInReverse ? storedItems.reversed() : storedItems
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    try begin("replaceAll", &nextWriteWillFail, .writeFailed)
    storedItems = items
  }

  func insert(_ item: Item) throws(StoreError) {
    try begin("insert", &nextWriteWillFail, .writeFailed)
    storedItems.append(item)
  }

  func removeAll() throws(StoreError) {
    try begin("removeAll", &nextWriteWillFail, .writeFailed)
    storedItems = []
  }

  private func begin(
    _ call: String, _ willFail: inout Bool, _ error: StoreError
  ) throws(StoreError) {
    note("store.\(call)")
    defer { willFail = false }
    if willFail { throw error }
  }
}
