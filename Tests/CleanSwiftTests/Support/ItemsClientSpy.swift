import Items
import ItemsNetworking

/// Keeps each completion until the test replies, and ignores a cancel, so that a late reply can be tested.
final class ItemsClientSpy: ItemsClient {
  private let log: CallLog<OuterCall>
  private(set) var fetchItemsCompletion: Completion<[Item]>?
  private(set) var fetchDetailCompletion: Completion<ItemDetail>?
  private(set) var createItemCompletion: Completion<Item>?
  private(set) var deleteItemsCompletion: Completion<Void>?

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    log.add(.fetchItems)
    fetchItemsCompletion = completion
    return CancellableSpy(log)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    log.add(.fetchDetail(id))
    fetchDetailCompletion = completion
    return CancellableSpy(log)
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    log.add(.createItem(newItem))
    createItemCompletion = completion
    return CancellableSpy(log)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    log.add(.deleteItems)
    deleteItemsCompletion = completion
    return CancellableSpy(log)
  }
}

/// Records a cancel, and cancels nothing.
private final class CancellableSpy: Cancellable {
  private let log: CallLog<OuterCall>

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }

  func cancel() {
    log.add(.cancel)
  }
}
