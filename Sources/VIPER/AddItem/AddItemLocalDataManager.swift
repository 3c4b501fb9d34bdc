import Items

/// Saves a new item on this device.
final class AddItemLocalDataManager: AddItemLocalDataManagerInputProtocol {
  private let store: any ItemWriting

  init(store: any ItemWriting) {
    self.store = store
  }

  func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.insert(item) })
  }
}
