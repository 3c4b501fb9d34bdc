import Items
import MVVMC

/// Records each request and holds its reply until the test sends it.
///
/// It ignores a cancel: a reply that was called off comes all the same, which is what a guard against
/// late replies has to withstand.
final class HTTPManagerMock: HTTPManagerProtocol {
  enum Call: Equatable {
    case getItems
    case getItem(Item.ID)
    case postItem(NewItem)
    case deleteItems
    /// Of the request with this number, counted from 0 in the order sent.
    case cancel(Int)
  }

  private(set) var calls: [Call] = []
  private(set) var lists = Replies<[Item]>()
  private(set) var details = Replies<ItemDetail>()
  private(set) var posts = Replies<Item>()
  private(set) var deletions = Replies<Void>()
  private var requests = 0

  func getItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    lists.hold(completion)
    return request(.getItems)
  }

  func getItem(
    _ id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    details.hold(completion)
    return request(.getItem(id))
  }

  func postItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    posts.hold(completion)
    return request(.postItem(newItem))
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    deletions.hold(completion)
    return request(.deleteItems)
  }

  private func request(_ call: Call) -> any Cancellable {
    calls.append(call)
    let number = requests
    requests += 1
    return CancellableMock { [weak self] in self?.calls.append(.cancel(number)) }
  }
}
