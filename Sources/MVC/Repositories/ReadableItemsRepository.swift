import Items

/// Reads from the store.
package final class ReadableItemsRepository: ReadableItemsRepositoryProtocol {
  private let store: any ItemReading

  package init(reading store: any ItemReading) {
    self.store = store
  }

  package func read() throws(StoreError) -> [Item] {
    try store.readAll()
  }
}
