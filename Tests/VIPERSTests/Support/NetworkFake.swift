import FakeWorld
import Items
import ItemsNetworking

/// A network in memory, which replies after a millisecond of virtual time.
final class NetworkFake: Spy, ItemsClient {
  var storedItems: [Item] = []
  /// Whether the next call fails; the calls after it succeed again.
  var nextCallWillFail = false
  /// The error of a call that fails.
  var failure = NetworkError.offline
  /// Whether each reply arrives twice.
  var repliesTwice = false
  /// Whether a reply arrives although its request was cancelled.
  var ignoresCancel = false
  private let loop: EventLoop

  init(_ history: CallLog, loop: EventLoop) {
    self.loop = loop
    super.init(history)
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    reply(to: .fetchItems, completion) { storedItems }
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    reply(to: .fetchDetail(of: id), completion) { .sample(of: id) }
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    reply(to: .createItem(newItem), completion) {
      Item(
        id: 3, title: newItem.title, isEnabled: newItem.isEnabled, createdAt: Item.milk.createdAt,
        owner: "me")
    }
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    reply(to: .deleteItems, completion) { storedItems = [] }
  }

  private func reply<Value>(
    to call: Call.NetworkCall, _ completion: @escaping Completion<Value>, _ succeed: () -> Value
  ) -> any Cancellable {
    note(.network(call))
    let result: Result<Value, NetworkError> =
      nextCallWillFail ? .failure(failure) : .success(succeed())
    nextCallWillFail = false
    let request = Request { [weak self] in self?.note(.network(.cancel)) }
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
