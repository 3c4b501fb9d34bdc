import Items
import ItemsNetworking

@testable import MVC

/// Records each request for the list, and passes it on to the stub.
final class ItemsListRepositorySpy: ItemsListRepositoryProtocol {
  enum CallArgs: Equatable {
    case fetch, deleteAll
  }

  private(set) var callArgs: [CallArgs] = []
  private let stub: any ItemsListRepositoryProtocol
  private let log: CallLog?

  init(
    delegatingTo stub: any ItemsListRepositoryProtocol = ItemsListRepositoryStub(),
    loggingTo log: CallLog? = nil
  ) {
    self.stub = stub
    self.log = log
  }

  func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable {
    record(.fetch)
    return stub.fetch(completion: completion)
  }

  func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable {
    record(.deleteAll)
    return stub.deleteAll(completion: completion)
  }

  private func record(_ call: CallArgs) {
    callArgs.append(call)
    log?.append(.listRepository(call))
  }
}
