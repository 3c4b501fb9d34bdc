import FakeWorld
import Items
import ItemsNetworking

/// Replies from memory after a millisecond of virtual time, and notes every call and every cancel.
final class NetworkFake: Spy, ItemsClient {
  var storedItems: [Item] = []
  /// Whether the next call fails; its turn over, calls succeed again.
  var nextCallWillFail = false
  /// Why a call that fails does.
  var failure = NetworkError.offline
  /// Whether each reply comes twice.
  var repliesTwice = false
  /// Whether a reply comes although it was cancelled.
  var ignoresCancel = false
  private(set) var fetchedID: Item.ID?
  private(set) var createdItem: NewItem?
  private let loop: EventLoop

  init(_ history: CallLog, loop: EventLoop) {
    self.loop = loop
    super.init(history)
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    reply(to: "fetchItems", completion) { storedItems }
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    fetchedID = id
    return reply(to: "fetchDetail", completion) {
      ItemDetail(
        item: item(id, title: "Item \(id)", isEnabled: true), explanation: "About \(id)")
    }
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    createdItem = newItem
    return reply(to: "createItem", completion) {
      item(3, title: newItem.title, isEnabled: newItem.isEnabled)
    }
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    reply(to: "deleteItems", completion) { storedItems = [] }
  }

  private func item(_ id: Item.ID, title: String, isEnabled: Bool) -> Item {
    Item(
      id: id, title: title, isEnabled: isEnabled, createdAt: Item.milk.createdAt, owner: "me")
  }

  private func reply<Value>(
    to call: String, _ completion: @escaping Completion<Value>, _ succeed: () -> Value
  ) -> any Cancellable {
    note("network.\(call)")
    let result: Result<Value, NetworkError> =
      nextCallWillFail ? .failure(failure) : .success(succeed())
    nextCallWillFail = false
    let request = Request { [weak self] in self?.note("network.cancel") }
    for _ in 0..<(repliesTwice ? 2 : 1) {
      loop.schedule(after: .milliseconds(1)) { [ignoresCancel] in
        if ignoresCancel || !request.isCancelled { completion(result) }
      }
    }
    return request
  }

  private final class Request: Cancellable {
    private(set) var isCancelled = false
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) {
      self.onCancel = onCancel
    }

    func cancel() {
      isCancelled = true
      onCancel()
    }
  }
}
