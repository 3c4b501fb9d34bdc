import Items
import MVC

/// Records each request for the list, then leaves it to the stub.
final class ItemsListRepositorySpy: ItemsListRepositoryProtocol {
  enum CallArgs: Equatable {
    case fetch, deleteAll
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsListRepositoryProtocol

  init(delegatingTo stub: any ItemsListRepositoryProtocol) {
    self.stub = stub
  }

  func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable {
    callArgs.append(.fetch)
    return stub.fetch(completion: completion)
  }

  func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable {
    callArgs.append(.deleteAll)
    return stub.deleteAll(completion: completion)
  }
}
