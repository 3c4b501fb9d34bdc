import Items
import ItemsNetworking

/// What the list needs from the network and the store.
///
/// A new request replaces the one in progress. A completion runs at most once, within the call or later. It
/// doesn't run after its request was replaced, or after the worker was released.
package protocol ItemsListWorkerProtocol: AnyObject {
  /// Returns the stored items.
  func readItems() throws(StoreError) -> [Item]

  /// Fetches all items, replaces the stored items with them, and passes on what the store then has.
  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void)

  /// Deletes all items on the server, then in the store.
  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void)
}

/// Reads, fetches, stores, and deletes the items.
final class ItemsListWorker: ItemsListWorkerProtocol {
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private let request = RequestSlot()

  init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  func readItems() throws(StoreError) -> [Item] {
    try store.readAll()
  }

  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    request.start {
      client.fetchItems(completion: $0)
    } then: { [weak self] result in
      guard let self else { return }
      // The items are read back, so that the screen shows what the store has.
      let stored = result.storing { items throws(StoreError) in
        try self.store.replaceAll(with: items)
        return try self.store.readAll()
      }
      completion(stored)
    }
  }

  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    request.start {
      client.deleteItems(completion: $0)
    } then: { [weak self] result in
      guard let self else { return }
      completion(result.storing(store.removeAll))
    }
  }
}
