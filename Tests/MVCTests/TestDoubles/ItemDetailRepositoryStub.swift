import Items
import ItemsNetworking
import MVC

/// Answers requests for a detail, or holds their replies.
final class ItemDetailRepositoryStub: RequestStub<ItemDetail>, ItemDetailRepositoryProtocol {
  func fetch(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    send(completion)
  }
}
