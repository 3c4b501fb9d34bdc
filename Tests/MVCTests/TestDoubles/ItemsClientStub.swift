import Items
import ItemsNetworking

/// Holds the reply to each request until the test sends it.
final class ItemsClientStub: ItemsClient {
  let lists = RequestDouble<[Item]>(firstResult: nil)
  let details = RequestDouble<ItemDetail>(firstResult: nil)
  let creations = RequestDouble<Item>(firstResult: nil)
  let deletions = RequestDouble<Void>(firstResult: nil)

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
