import Items

/// Records each request and holds its reply until the test sends it.
final class ItemsClientMock: ItemsClient {
  enum Call: Equatable {
    case fetchItems
    case fetchDetail(Item.ID)
    case createItem(NewItem)
    case deleteItems
    case cancel
  }

  private(set) var calls: [Call] = []
  private(set) var lists = Replies<[Item]>()
  private(set) var details = Replies<ItemDetail>()
  private(set) var creations = Replies<Item>()
  private(set) var deletions = Replies<Void>()

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    lists.hold(completion)
    return request(.fetchItems)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    details.hold(completion)
    return request(.fetchDetail(id))
  }

  func createItem(
    _ newItem: NewItem, completion: @escaping Completion<Item>
  ) -> any Cancellable {
    creations.hold(completion)
    return request(.createItem(newItem))
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    deletions.hold(completion)
    return request(.deleteItems)
  }

  private func request(_ call: Call) -> any Cancellable {
    calls.append(call)
    return CancellableMock { [weak self] in self?.calls.append(.cancel) }
  }
}
