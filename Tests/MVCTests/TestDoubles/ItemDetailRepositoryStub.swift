import Items
import ItemsNetworking

@testable import MVC

/// Replies to requests for a detail, or holds their replies.
final class ItemDetailRepositoryStub: ItemDetailRepositoryProtocol {
  let fetches: RequestSpy<ItemDetail>

  init(firstResult: Result<ItemDetail, NetworkError>? = nil) {
    fetches = RequestSpy(firstResult: firstResult)
  }

  func fetch(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    fetches.send(completion)
  }
}
