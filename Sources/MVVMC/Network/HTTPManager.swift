import Items
import ItemsNetworking

/// Passes every request on to the client, as the one object of this version that knows the network.
package final class HTTPManager: HTTPManagerProtocol {
  private let client: any ItemsClient

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    client.fetchItems(completion: completion)
  }

  package func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    client.fetchDetail(of: id, completion: completion)
  }

  package func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    client.createItem(newItem, completion: completion)
  }

  package func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    client.deleteItems(completion: completion)
  }
}
