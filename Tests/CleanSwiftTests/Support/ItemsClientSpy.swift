import Items
import ItemsNetworking

/// Holds every reply until the test sends it, and ignores cancel: a reply that was called off comes all the
/// same, which is what a guard against late replies has to withstand.
final class ItemsClientSpy: ItemsClient {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var fetchItemsCompletions: [Completion<[Item]>] = []
  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    log.note()
    fetchItemsCompletions.append(completion)
    return CancellableSpy(log)
  }

  private(set) var fetchDetailID: Item.ID?
  private(set) var fetchDetailCompletion: Completion<ItemDetail>?
  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    log.note()
    fetchDetailID = id
    fetchDetailCompletion = completion
    return CancellableSpy(log)
  }

  private(set) var createItemNewItem: NewItem?
  private(set) var createItemCompletion: Completion<Item>?
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    log.note()
    createItemNewItem = newItem
    createItemCompletion = completion
    return CancellableSpy(log)
  }

  private(set) var deleteItemsCompletion: Completion<Void>?
  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    log.note()
    deleteItemsCompletion = completion
    return CancellableSpy(log)
  }
}

/// Notes a cancel and calls nothing off.
private final class CancellableSpy: Cancellable {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func cancel() {
    log.note()
  }
}
