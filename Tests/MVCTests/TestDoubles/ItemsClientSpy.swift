import Items
import ItemsNetworking

/// Records each request, and passes it on to the stub.
final class ItemsClientSpy: ItemsClient {
  enum CallArgs: Equatable {
    case fetchItems
    case fetchDetail(Item.ID)
    case createItem(NewItem)
    case deleteItems
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsClient

  init(delegatingTo stub: any ItemsClient) {
    self.stub = stub
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    callArgs.append(.fetchItems)
    return stub.fetchItems(completion: completion)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    callArgs.append(.fetchDetail(id))
    return stub.fetchDetail(of: id, completion: completion)
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    callArgs.append(.createItem(newItem))
    return stub.createItem(newItem, completion: completion)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    callArgs.append(.deleteItems)
    return stub.deleteItems(completion: completion)
  }
}
