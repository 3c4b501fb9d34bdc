import Items
import ItemsNetworking

/// Calls the client for a detail.
package final class ItemDetailRepository: ItemDetailRepositoryProtocol {
  private let client: any ItemsClient

  package init(calling client: any ItemsClient) {
    self.client = client
  }

  package func fetch(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    client.fetchDetail(of: id, completion: completion)
  }
}
