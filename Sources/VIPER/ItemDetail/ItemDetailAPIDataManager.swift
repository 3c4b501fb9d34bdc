import Items
import ItemsNetworking

/// Gets an item's detail from the server.
final class ItemDetailAPIDataManager: ItemDetailAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func getDetail(
    of id: Item.ID, completion: @escaping (Result<ItemDetail, NetworkError>) -> Void
  ) {
    request.start({ client.fetchDetail(of: id, completion: $0) }, then: completion)
  }

  func cancel() {
    request.cancel()
  }
}
