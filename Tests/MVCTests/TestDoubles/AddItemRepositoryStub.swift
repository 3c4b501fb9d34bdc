import Items
import ItemsNetworking

@testable import MVC

/// Replies to requests for a new item, or holds their replies.
final class AddItemRepositoryStub: AddItemRepositoryProtocol {
  let creations: RequestSpy<Item>

  init(firstResult: Result<Item, NetworkError>? = nil) {
    creations = RequestSpy(firstResult: firstResult)
  }

  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    creations.send(completion)
  }
}
