import Items
import MVC

/// Records each request for a new item, then leaves it to the stub.
final class AddItemRepositorySpy: AddItemRepositoryProtocol {
  private(set) var callArgs: [NewItem] = []
  private let stub: any AddItemRepositoryProtocol

  init(delegatingTo stub: any AddItemRepositoryProtocol) {
    self.stub = stub
  }

  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    callArgs.append(newItem)
    return stub.create(newItem, completion: completion)
  }
}
