import Items
import ItemsNetworking

/// A client that ignores cancel: every reply reaches whoever asked.
final class StubbornClient: ItemsClient {
  private let client: any ItemsClient

  init(_ client: any ItemsClient) {
    self.client = client
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    Deaf(client.fetchItems(completion: completion))
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    Deaf(client.fetchDetail(of: id, completion: completion))
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    Deaf(client.createItem(newItem, completion: completion))
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    Deaf(client.deleteItems(completion: completion))
  }
}

/// Keeps a request under way.
private final class Deaf: Cancellable {
  private let target: any Cancellable

  init(_ target: any Cancellable) {
    self.target = target
  }

  func cancel() {}
}
