import Items

/// Keeps the list's items on this device.
package final class ItemsListLocalDataManager: ItemsListLocalDataManagerInputProtocol {
  private let store: any ItemReading & ItemWriting

  package init(store: any ItemReading & ItemWriting) {
    self.store = store
  }

  package func getItems(completion: (Result<[Item], StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.readAll() })
  }

  package func replaceItems(with items: [Item], completion: (Result<Void, StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.replaceAll(with: items) })
  }

  package func deleteItems(completion: (Result<Void, StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.removeAll() })
  }
}
