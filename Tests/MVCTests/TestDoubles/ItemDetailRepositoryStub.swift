import Items
import ItemsNetworking

@testable import MVC

/// Replies to requests for a detail, or holds their replies.
final class ItemDetailRepositoryStub: ItemDetailRepositoryProtocol {
  let fetches: RequestDouble<ItemDetail>

  init(firstResult: Result<ItemDetail, NetworkError>? = nil) {
    fetches = RequestDouble(firstResult: firstResult)
  }

  func fetch(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    fetches.send(completion)
  }
}
