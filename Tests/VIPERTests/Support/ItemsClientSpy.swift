import Items
import ItemsNetworking

/// Holds every reply until the example sends it, and ignores cancel: a reply that was called off comes all
/// the same, which is what a guard against late replies has to withstand.
final class ItemsClientSpy: ItemsClient {
  private let log: CallLog
  private(set) var fetchItemsCompletions: [Completion<[Item]>] = []
  private(set) var fetchDetailCompletions: [Completion<ItemDetail>] = []
  private(set) var createItemCompletions: [Completion<Item>] = []
  private(set) var deleteItemsCompletions: [Completion<Void>] = []

  init(_ log: CallLog) {
    self.log = log
  }

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    log.note("client.fetchItems")
    fetchItemsCompletions.append(completion)
    return CancellableSpy(log, named: "fetchItems")
  }

  private(set) var fetchDetailID: Item.ID?
  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    log.note("client.fetchDetail")
    fetchDetailID = id
    fetchDetailCompletions.append(completion)
    return CancellableSpy(log, named: "fetchDetail")
  }

  private(set) var createItemNewItem: NewItem?
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    log.note("client.createItem")
    createItemNewItem = newItem
    createItemCompletions.append(completion)
    return CancellableSpy(log, named: "createItem")
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    log.note("client.deleteItems")
    deleteItemsCompletions.append(completion)
    return CancellableSpy(log, named: "deleteItems")
  }
}
