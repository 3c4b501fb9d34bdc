import Items
import ItemsNetworking

/// A spy: records each request, and replies within the call, always the same to each kind of request.
final class ItemsClientMock: ItemsClient {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    reply(.success([.milk, .plants]), to: .fetchItems, completion)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    reply(.failure(.notFound), to: .fetchDetail(of: id), completion)
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    reply(.success(.milk), to: .createItem(newItem), completion)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    reply(.failure(.timedOut), to: .deleteItems, completion)
  }

  private func reply<Value>(
    _ result: Result<Value, NetworkError>, to call: Call, _ completion: Completion<Value>
  ) -> any Cancellable {
    log.note(call)
    completion(result)
    return CancellableMock(of: call, log)
  }
}
