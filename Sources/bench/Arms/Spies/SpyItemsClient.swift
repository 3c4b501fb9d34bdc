import Items

/// Notes every call to the client and forwards it.
final class SpyItemsClient: ItemsClient {
  private let target: any ItemsClient
  private let log: MessageLog
  private let callers: EdgeCallers

  init(_ target: any ItemsClient, _ log: MessageLog, callers: EdgeCallers) {
    self.target = target
    self.log = log
    self.callers = callers
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    request(callers.fetchItems, "fetchItems(completion:)", completion, target.fetchItems)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    request(callers.fetchDetail, "fetchDetail(of:completion:)", completion) {
      target.fetchDetail(of: id, completion: $0)
    }
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    request(callers.createItem, "createItem(_:completion:)", completion) {
      target.createItem(newItem, completion: $0)
    }
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    request(callers.deleteItems, "deleteItems(completion:)", completion, target.deleteItems)
  }

  private func request<Value>(
    _ roles: EdgeCallers.Request, _ method: String, _ completion: @escaping Completion<Value>,
    _ send: (@escaping Completion<Value>) -> any Cancellable
  ) -> any Cancellable {
    let task = log.request(
      roles.sender, "ItemsClient", "ItemsClient", method, completion: completion, send)
    return SpyCancellable(task, log, canceller: roles.canceller)
  }
}
