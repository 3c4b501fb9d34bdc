import Items
import ItemsNetworking

@testable import MVC

/// Replies to requests for a new item, or holds their replies.
final class AddItemRepositoryStub: AddItemRepositoryProtocol {
  let creations: RequestDouble<Item>

  init(firstResult: Result<Item, NetworkError>? = nil) {
    creations = RequestDouble(firstResult: firstResult)
  }

  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    creations.send(completion)
  }
}
