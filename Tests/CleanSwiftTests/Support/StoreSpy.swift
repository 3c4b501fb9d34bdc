import Items

/// Keeps nothing: answers with the results it is given.
final class StoreSpy: ItemReading, ItemWriting {
  enum Call: Equatable {
    case readAll
    case replaceAll([Item])
    case insert(Item)
    case removeAll
  }

  var readAllResult: Result<[Item], StoreError> = .success([])
  var writeError: StoreError?
  private(set) var calls: [Call] = []

  func readAll() throws(StoreError) -> [Item] {
    calls.append(.readAll)
    return try readAllResult.get()
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
    calls.append(call)
    if let writeError { throw writeError }
  }
}
