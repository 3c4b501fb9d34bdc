import Items

/// Writes to the store.
package final class WritableItemsRepository: WritableItemsRepositoryProtocol {
  private let store: any ItemWriting

  package init(writing store: any ItemWriting) {
    self.store = store
  }

  package func write(_ items: [Item]) throws(StoreError) {
    try store.replaceAll(with: items)
  }

  package func add(_ item: Item) throws(StoreError) {
    try store.insert(item)
  }

  package func clear() throws(StoreError) {
    try store.removeAll()
  }
}
