import Items
import ItemsNetworking

/// Does the form's work with network and store.
///
/// A completion runs once with the reply; never, if the request was called off, another has taken its place,
/// or the worker is released first.
package protocol AddItemWorkerProtocol: AnyObject {
  /// Creates an item on the server, then keeps it on this device; a store that refuses it is no failure.
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Void>)

  /// Calls off the request under way; does nothing if there is none.
  func cancel()
}

/// Saves a new item.
package final class AddItemWorker: AddItemWorkerProtocol {
  private let client: any ItemsClient
  private let store: any ItemWriting
  private let request = RequestSlot()

  package init(client: any ItemsClient, store: any ItemWriting) {
    self.client = client
    self.store = store
  }

  package func createItem(_ newItem: NewItem, completion: @escaping Completion<Void>) {
    request.start {
      client.createItem(newItem, completion: $0)
    } then: { [weak self] result in
      guard let self else { return }
      completion(result.map(keep))
    }
  }

  package func cancel() {
    request.cancel()
  }

  private func keep(_ item: Item) {
    // A store error is ignored: the server has the item, and the list will load it.
    try? store.insert(item)
  }
}
