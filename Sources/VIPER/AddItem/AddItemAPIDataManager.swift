import Items
import ItemsNetworking

/// Sends a new item to the server.
package final class AddItemAPIDataManager: AddItemAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private let query = QuerySlot()

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func createItem(
    _ newItem: NewItem, completion: @escaping (QueryResult<Item>) -> Void
  ) {
    query.start({ client.createItem(newItem, completion: $0) }, completion: completion)
  }

  package func cancel() {
    query.cancel()
  }
}
