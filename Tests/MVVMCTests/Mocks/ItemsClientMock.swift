import Items

/// Records each request and replies at once, as it always does.
final class ItemsClientMock: ItemsClient {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    reply(.success([.milk, .plants]), to: .getItems, completion)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    reply(.failure(.notFound), to: .getItem(id), completion)
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    reply(.success(.milk), to: .postItem(newItem), completion)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    reply(.failure(.timedOut), to: .deleteItems, completion)
  }

  private func reply<Value>(
    _ result: Result<Value, NetworkError>, to call: Call, _ completion: Completion<Value>
  ) -> any Cancellable {
    record.note(call)
    completion(result)
    return CancellableMock(of: call, record)
  }
}
