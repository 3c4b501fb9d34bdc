import Items
import ItemsNetworking

/// Queries the server for the list.
package final class ItemsListAPIDataManager: ItemsListAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private let query = QuerySlot()

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
    query.start(client.fetchItems, completion: completion)
  }

  package func deleteItems(completion: @escaping (QueryResult<Void>) -> Void) {
    query.start(client.deleteItems, completion: completion)
  }
}
