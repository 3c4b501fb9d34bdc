import Items
import ItemsNetworking

/// Gets and deletes the items on the server.
final class ItemsListAPIDataManager: ItemsListAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func getItems(completion: @escaping (Result<[Item], NetworkError>) -> Void) {
    request.start(client.fetchItems, then: completion)
  }

  func deleteItems(completion: @escaping (Result<Void, NetworkError>) -> Void) {
    request.start(client.deleteItems, then: completion)
  }
}
