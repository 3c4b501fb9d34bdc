import Items
import ItemsNetworking

/// What the form needs from the network and the store.
///
/// A new request replaces the one in progress. A completion runs at most once, within the call or later. It
/// doesn't run after its request was cancelled or replaced, or after the worker was released.
package protocol AddItemWorkerProtocol: AnyObject {
  /// Creates an item on the server, then stores it.
  func createItem(
    _ newItem: NewItem, completion: @escaping (Result<Void, ItemsFailure>) -> Void)

  /// Cancels the request in progress, if there is one.
  func cancel()
}

/// Creates and stores a new item.
final class AddItemWorker: AddItemWorkerProtocol {
  private let client: any ItemsClient
  private let store: any ItemWriting
  private let request = RequestSlot()

  init(client: any ItemsClient, store: any ItemWriting) {
    self.client = client
    self.store = store
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping (Result<Void, ItemsFailure>) -> Void
  ) {
    request.start {
      client.createItem(newItem, completion: $0)
    } then: { [weak self] result in
      guard let self else { return }
      completion(result.storing(store.insert))
    }
  }

  func cancel() {
    request.cancel()
  }
}
