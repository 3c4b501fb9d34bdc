import Items
import ItemsNetworking

/// What the detail needs from the network.
///
/// A new request replaces the one in progress. A completion runs at most once, within the call or later. It
/// doesn't run after its request was cancelled or replaced, or after the worker was released.
package protocol ItemDetailWorkerProtocol: AnyObject {
  /// Fetches one item with its explanation.
  func fetchDetail(
    of id: Item.ID, completion: @escaping (Result<ItemDetail, ItemsFailure>) -> Void)

  /// Cancels the request in progress, if there is one.
  func cancel()
}

/// Fetches a detail.
final class ItemDetailWorker: ItemDetailWorkerProtocol {
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping (Result<ItemDetail, ItemsFailure>) -> Void
  ) {
    request.start {
      client.fetchDetail(of: id, completion: $0)
    } then: { result in
      completion(result.mapError(ItemsFailure.network))
    }
  }

  func cancel() {
    request.cancel()
  }
}
