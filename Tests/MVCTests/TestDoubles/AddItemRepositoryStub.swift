import Items
import ItemsNetworking
import MVC

/// Answers requests for a new item, or holds their replies.
final class AddItemRepositoryStub: RequestStub<Item>, AddItemRepositoryProtocol {
  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    send(completion)
  }
}
