import Items
import ItemsNetworking

/// Holds the reply to each request until the test sends it.
final class ItemsClientStub: ItemsClient {
  let lists = RequestSpy<[Item]>(firstResult: nil)
  let details = RequestSpy<ItemDetail>(firstResult: nil)
  let creations = RequestSpy<Item>(firstResult: nil)
  let deletions = RequestSpy<Void>(firstResult: nil)

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
