import FakeWorld
import Items

/// Replies from memory after a millisecond of virtual time, and notes every call and every cancel.
///
/// It is the worst of networks: it ignores cancel, and each reply comes twice.
final class NetworkFake: Spy, ItemsClient {
  var storedItems: [Item] = []
  /// Whether the next call ends offline; its turn over, calls succeed again.
  var nextCallWillFail = false
  private let loop: EventLoop

  init(_ history: History, loop: EventLoop) {
    self.loop = loop
    super.init(history)
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    reply(to: "fetchItems", completion) { storedItems }
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    reply(to: "fetchDetail(of: \(id))", completion) {
      ItemDetail(item: .milk, explanation: "About \(id)")
    }
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    reply(to: "createItem(\(newItem.title), \(newItem.isEnabled))", completion) {
      Item(
        id: 3, title: newItem.title, isEnabled: newItem.isEnabled,
        createdAt: Item.milk.createdAt, owner: "me")
    }
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    reply(to: "deleteItems", completion) { storedItems = [] }
  }

  private func reply<Value>(
    to call: String, _ completion: @escaping Completion<Value>, _ succeed: () -> Value
  ) -> any Cancellable {
    note("network.\(call)")
    let result: Result<Value, NetworkError> =
      nextCallWillFail ? .failure(.offline) : .success(succeed())
    nextCallWillFail = false
    for _ in 1...2 { loop.schedule(after: .milliseconds(1)) { completion(result) } }
    return Request { [weak self] in self?.note("network.cancel \(call)") }
  }

  private final class Request: Cancellable {
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) {
      self.onCancel = onCancel
    }

    func cancel() {
      onCancel()
    }
  }
}
