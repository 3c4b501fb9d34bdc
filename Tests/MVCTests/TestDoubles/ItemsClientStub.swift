import Items
import ItemsNetworking

/// Holds the reply to every request until the test lets it come.
final class ItemsClientStub: ItemsClient {
  let lists = RequestStub<[Item]>()
  let details = RequestStub<ItemDetail>()
  let creations = RequestStub<Item>()
  let deletions = RequestStub<Void>()

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    lists.send(completion)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    details.send(completion)
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    creations.send(completion)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    deletions.send(completion)
  }
}
