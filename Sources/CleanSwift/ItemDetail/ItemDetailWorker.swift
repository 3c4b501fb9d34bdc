import Items
import ItemsNetworking

/// Does the detail's work with the network.
///
/// A completion runs once with the reply; never, if the request was called off, another has taken its place,
/// or the worker is released first.
package protocol ItemDetailWorkerProtocol: AnyObject {
  /// Fetches one item with its explanation.
  func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>)

  /// Calls off the request under way; does nothing if there is none.
  func cancel()
}

/// Loads a detail.
package final class ItemDetailWorker: ItemDetailWorkerProtocol {
  private let client: any ItemsClient
  private let request = RequestSlot()

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>) {
    request.start({ client.fetchDetail(of: id, completion: $0) }, then: completion)
  }

  package func cancel() {
    request.cancel()
  }
}
