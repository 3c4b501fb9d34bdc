import Items

/// Does the list's work with network and store.
///
/// One request at a time: a completion runs once with the reply; never, if another request has taken its
/// place or the worker is released first.
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
  private let request = RequestSlot()
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting

  package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  package func readItems() throws(StoreError) -> [Item] {
    try store.readAll()
  }

  package func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    request.start(client.fetchItems) { [store] reply in
      completion(
        reply.stored { items throws(StoreError) in
          try store.replaceAll(with: items)
          // What is shown is what was kept, so that screen and store agree.
          return try store.readAll()
        })
    }
  }

  package func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    request.start(client.deleteItems) { [store] reply in
      completion(reply.stored { () throws(StoreError) in try store.removeAll() })
    }
  }
}

extension Result where Failure == NetworkError {
  /// Passes a good reply on to the store, whose refusal is a failure too.
  fileprivate func stored<Stored>(
    by store: (Success) throws(StoreError) -> Stored
  ) -> Result<Stored, ItemsFailure> {
    mapError(ItemsFailure.network).flatMap { value in
      Result<Stored, StoreError> { () throws(StoreError) in try store(value) }
        .mapError(ItemsFailure.store)
    }
  }
}
