import Items

/// Keeps a new item on this device.
package final class AddItemLocalDataManager: AddItemLocalDataManagerInputProtocol {
  private let store: any ItemWriting

  package init(store: any ItemWriting) {
    self.store = store
  }

  package func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void) {
    completion(Result { () throws(StoreError) in try store.insert(item) })
  }
}
