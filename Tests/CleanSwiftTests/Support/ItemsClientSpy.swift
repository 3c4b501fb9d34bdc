import Items

/// Holds every reply until the test sends it, and ignores cancel: a reply that was called off comes all the
/// same, which is what a guard against late replies has to withstand.
final class ItemsClientSpy: ItemsClient {
  enum Call: Equatable {
    case fetchItems
    case fetchDetail(Item.ID)
    case createItem(NewItem)
    case deleteItems
    case cancel
  }

  private(set) var calls: [Call] = []
  private(set) var fetchItemsCompletions: [Completion<[Item]>] = []
  private(set) var fetchDetailCompletions: [Completion<ItemDetail>] = []
  private(set) var createItemCompletions: [Completion<Item>] = []
  private(set) var deleteItemsCompletions: [Completion<Void>] = []

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    fetchItemsCompletions.append(completion)
    return note(.fetchItems)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    fetchDetailCompletions.append(completion)
    return note(.fetchDetail(id))
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    createItemCompletions.append(completion)
    return note(.createItem(newItem))
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    deleteItemsCompletions.append(completion)
    return note(.deleteItems)
  }

  private func note(_ call: Call) -> any Cancellable {
    calls.append(call)
    return CancellableSpy { [weak self] in self?.calls.append(.cancel) }
  }
}

/// Notes a cancel and calls nothing off.
private final class CancellableSpy: Cancellable {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    onCancel()
  }
}
