import Items
import ItemsNetworking
import MVVMC

/// A spy: records each request and leaves the reply to the test, which may send it late or twice.
///
/// It ignores a cancel: a reply that was called off comes all the same, which is what a guard against
/// late replies has to withstand.
final class HTTPManagerMock: HTTPManagerProtocol {
  private let log: CallLog
  /// What sends the reply to the latest request of each kind.
  private(set) var replyToGetItems: Completion<[Item]>?
  private(set) var replyToGetItem: Completion<ItemDetail>?
  private(set) var replyToPostItem: Completion<Item>?
  private(set) var replyToDeleteItems: Completion<Void>?
  /// What it does as it is asked for anything, such as reply within the call.
  var whenAsked: (HTTPManagerMock) -> Void = { _ in }

  init(_ log: CallLog) {
    self.log = log
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    replyToGetItems = completion
    return request(.fetchItems)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    replyToGetItem = completion
    return request(.fetchDetail(of: id))
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    replyToPostItem = completion
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
