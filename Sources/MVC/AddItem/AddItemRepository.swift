import Items
import ItemsNetworking

/// Calls the client for a new item.
package final class AddItemRepository: AddItemRepositoryProtocol {
  private let client: any ItemsClient

  package init(calling client: any ItemsClient) {
    self.client = client
  }

  package func create(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    client.createItem(newItem, completion: completion)
  }
}
