import Items
import ItemsNetworking

/// Sends a new item to the server.
final class AddItemAPIDataManager: AddItemAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping (Result<Item, NetworkError>) -> Void
  ) {
    request.start({ client.createItem(newItem, completion: $0) }, then: completion)
  }

  func cancel() {
    request.cancel()
  }
}
