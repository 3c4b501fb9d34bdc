import Items

/// A store that gives back only the items that are enabled.
final class PickyStore: ItemReading, ItemWriting {
  private let store: any ItemReading & ItemWriting

  init(_ store: any ItemReading & ItemWriting) {
    self.store = store
  }

  func readAll() throws(StoreError) -> [Item] {
    try store.readAll().filter(\.isEnabled)
  }

  func replaceAll(with items: [Item]) throws(StoreError) {
    try store.replaceAll(with: items)
  }

  func insert(_ item: Item) throws(StoreError) {
    try store.insert(item)
  }

  func removeAll() throws(StoreError) {
    try store.removeAll()
  }
}
