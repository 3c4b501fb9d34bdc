import Items

/// Keeps items in memory, and notes every call.
///
/// It reads them in reverse, so that what was read can be told from what was replied.
final class StoreFake: Spy, ItemReading, ItemWriting {
  var storedItems: [Item] = []
  /// The call that fails, by its name.
  var callThatWillFail: String?

  func readAll() throws(StoreError) -> [Item] {
    try begin("readAll", .readFailed)
    return storedItems.reversed()
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    try begin("replaceAll", .writeFailed)
    storedItems = items
  }

  func insert(_ item: Item) throws(StoreError) {
    try begin("insert", .writeFailed)
    storedItems.append(item)
  }

  func removeAll() throws(StoreError) {
    try begin("removeAll", .writeFailed)
    storedItems = []
  }

  private func begin(_ call: String, _ error: StoreError) throws(StoreError) {
    note("store.\(call)")
    if call == callThatWillFail { throw error }
  }
}
