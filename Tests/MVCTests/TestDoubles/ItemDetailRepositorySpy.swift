import Items
import ItemsNetworking

@testable import MVC

/// Records each request for a detail, and passes it on to the stub.
final class ItemDetailRepositorySpy: ItemDetailRepositoryProtocol {
  private(set) var callArgs: [Item.ID] = []
  private let stub: any ItemDetailRepositoryProtocol

  init(delegatingTo stub: any ItemDetailRepositoryProtocol = ItemDetailRepositoryStub()) {
    self.stub = stub
  }

  func fetch(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    callArgs.append(id)
    return stub.fetch(id, completion: completion)
  }
}
