import Items
import ItemsNetworking
import MVC

/// Answers the list's requests, or holds their replies.
final class ItemsListRepositoryStub: ItemsListRepositoryProtocol {
  let fetches: RequestStub<[Item]>
  let deletions: RequestStub<Void>

  init(
    firstResult: Result<[Item], NetworkError>? = nil,
    firstDeletionResult: Result<Void, NetworkError>? = nil
  ) {
    fetches = RequestStub(firstResult: firstResult)
    deletions = RequestStub(firstResult: firstDeletionResult)
  }

  func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable {
    fetches.send(completion)
  }

  func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable {
    deletions.send(completion)
  }
}
