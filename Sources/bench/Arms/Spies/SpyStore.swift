import Items

/// Notes every call to the store and forwards it.
final class SpyStore: ItemReading, ItemWriting {
  private let target: any ItemReading & ItemWriting
  private let log: MessageLog
  private let callers: EdgeCallers

  init(
    _ target: any ItemReading & ItemWriting, _ log: MessageLog, callers: EdgeCallers
  ) {
    self.target = target
    self.log = log
    self.callers = callers
  }

  func readAll() throws(StoreError) -> [Item] {
    try log.forward(Seam(callers.readAll, "Store", "ItemReading", "readAll()")) {
      () throws(StoreError) in try target.readAll()
    }
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    try log.forward(Seam(callers.replaceAll, "Store", "ItemWriting", "replaceAll(with:)")) {
      () throws(StoreError) in try target.replaceAll(with: items)
    }
  }

  func insert(_ item: Item) throws(StoreError) {
    try log.forward(Seam(callers.insert, "Store", "ItemWriting", "insert(_:)")) {
      () throws(StoreError) in try target.insert(item)
    }
  }

  func removeAll() throws(StoreError) {
    try log.forward(Seam(callers.removeAll, "Store", "ItemWriting", "removeAll()")) {
      () throws(StoreError) in try target.removeAll()
    }
  }
}
