import Items
import ItemsNetworking

/// Queries the server for a detail.
package final class ItemDetailAPIDataManager: ItemDetailAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private let query = QuerySlot()

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func getDetail(
    of id: Item.ID, completion: @escaping (QueryResult<ItemDetail>) -> Void
  ) {
    query.start({ client.fetchDetail(of: id, completion: $0) }, completion: completion)
  }

  package func cancel() {
    query.cancel()
  }
}
