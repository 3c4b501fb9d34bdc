import Items
import ItemsNetworking

@testable import MVC

/// Replies to the list's requests, or holds their replies.
final class ItemsListRepositoryStub: ItemsListRepositoryProtocol {
  let fetches: RequestDouble<[Item]>
  let deletions: RequestDouble<Void>

  init(
    firstResult: Result<[Item], NetworkError>? = nil,
    firstDeletionResult: Result<Void, NetworkError>? = nil
  ) {
    fetches = RequestDouble(firstResult: firstResult)
    deletions = RequestDouble(firstResult: firstDeletionResult)
  }

  func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable {
    fetches.send(completion)
  }

  func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable {
    deletions.send(completion)
  }
}
