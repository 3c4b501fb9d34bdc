import Items

/// Reads, replaces, and deletes the items on this device.
final class ItemsListLocalDataManager: ItemsListLocalDataManagerInputProtocol {
  private let store: any ItemReading & ItemWriting

  init(store: any ItemReading & ItemWriting) {
    self.store = store
  }

  func getItems(completion: (Result<[Item], StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.readAll() })
  }

  func replaceItems(with items: [Item], completion: (Result<Void, StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.replaceAll(with: items) })
  }

  func deleteItems(completion: (Result<Void, StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.removeAll() })
  }
}
