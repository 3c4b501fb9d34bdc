import Items
import ItemsNetworking

/// Calls the client for the list.
package final class ItemsListRepository: ItemsListRepositoryProtocol {
  private let client: any ItemsClient

  package init(calling client: any ItemsClient) {
    self.client = client
  }

  package func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable {
    client.fetchItems(completion: completion)
  }

  package func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable {
    client.deleteItems(completion: completion)
  }
}
