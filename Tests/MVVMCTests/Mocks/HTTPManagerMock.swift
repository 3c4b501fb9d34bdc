import Items
import ItemsNetworking

@testable import MVVMC

/// A spy: records each request and leaves the reply to the test, which may send it late or twice.
///
/// It ignores a cancel, so that a test can send the reply to a request that was cancelled.
final class HTTPManagerMock: HTTPManagerProtocol {
  private let log: CallLog
  /// Sends the reply to the latest request of its kind.
  private(set) var replyToFetchItems: Completion<[Item]>?
  private(set) var replyToFetchDetail: Completion<ItemDetail>?
  private(set) var replyToCreateItem: Completion<Item>?
  private(set) var replyToDeleteItems: Completion<Void>?
  /// What it does within each request's call, such as reply.
  var whenAsked: (HTTPManagerMock) -> Void = { _ in }

  init(_ log: CallLog) {
    self.log = log
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    replyToFetchItems = completion
    return request(.fetchItems)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    replyToFetchDetail = completion
    return request(.fetchDetail(of: id))
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    replyToCreateItem = completion
    return request(.createItem(newItem))
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    replyToDeleteItems = completion
    return request(.deleteItems)
  }

  private func request(_ call: Call) -> any Cancellable {
    log.note(call)
    whenAsked(self)
    return CancellableMock(of: call, log)
  }
}
