import Items
import ItemsNetworking

@testable import MVC

/// Records each request for a new item, and passes it on to the stub.
final class AddItemRepositorySpy: AddItemRepositoryProtocol {
  private(set) var callArgs: [NewItem] = []
  private let stub: any AddItemRepositoryProtocol
  private let log: CallLog?

  init(
    delegatingTo stub: any AddItemRepositoryProtocol = AddItemRepositoryStub(),
    loggingTo log: CallLog? = nil
  ) {
    self.stub = stub
    self.log = log
  }

  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    callArgs.append(newItem)
    log?.append(.addItemRepository(newItem))
    return stub.create(newItem, completion: completion)
  }
}
