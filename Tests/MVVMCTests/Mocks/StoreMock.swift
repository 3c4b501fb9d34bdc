import Items

/// Records each call; gives back its own items, whatever was written.
final class StoreMock: ItemReading, ItemWriting {
  enum Call: Equatable {
    case readAll
    case replaceAll([Item])
    case insert(Item)
    case removeAll
  }

  private(set) var calls: [Call] = []
  /// What a read returns.
  var items: [Item] = []
  /// What a read throws instead.
  var readError: StoreError?
  /// What any other call throws.
  var writeError: StoreError?

  func readAll() throws(StoreError) -> [Item] {
    calls.append(.readAll)
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

  func removeCalls() {
    calls = []
  }

  private func write(_ call: Call) throws(StoreError) {
    calls.append(call)
    if let writeError { throw writeError }
  }
}
