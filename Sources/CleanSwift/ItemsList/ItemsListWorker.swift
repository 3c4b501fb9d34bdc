import Items
import ItemsNetworking

/// Does the list's work with network and store.
///
/// A completion runs once with the reply; never, if another request has taken its place or the worker is
/// released first.
package protocol ItemsListWorkerProtocol: AnyObject {
  /// Returns the items on this device.
  func readItems() throws(StoreError) -> [Item]

  /// Fetches all items, keeps them in place of those on this device, and passes on what was kept.
  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void)

  /// Deletes all items on the server, then on this device.
  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void)
}

/// Loads, keeps, and deletes the items.
package final class ItemsListWorker: ItemsListWorkerProtocol {
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private let request = RequestSlot()

  package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  package func readItems() throws(StoreError) -> [Item] {
    try store.readAll()
  }

  package func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    request.start(client.fetchItems) { [weak self] result in
      guard let self else { return }
      // What is passed on is what was stored, so that screen and store agree.
      let stored = result.storing { items throws(StoreError) in
        try self.store.replaceAll(with: items)
        return try self.store.readAll()
      }
      completion(stored)
    }
  }

  package func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    request.start(client.deleteItems) { [weak self] result in
      guard let self else { return }
      completion(result.storing(store.removeAll))
    }
  }
}
