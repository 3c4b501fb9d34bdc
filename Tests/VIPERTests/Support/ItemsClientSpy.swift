import Items
import ItemsNetworking

/// Holds every reply until the example sends it.
///
/// It ignores cancel: the reply to a cancelled request still arrives, and the version has to drop it.
final class ItemsClientSpy: ItemsClient {
  enum Call: Equatable {
    case fetchItems
    case fetchDetail(of: Item.ID)
    case createItem(NewItem)
    case deleteItems
    case cancel
  }

  private final class Request: Cancellable {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func cancel() {
      log.note(.cancel)
    }
  }

  let log = CallLog<Call>()
  private(set) var fetchItemsCompletions: [Completion<[Item]>] = []
  private(set) var fetchDetailCompletions: [Completion<ItemDetail>] = []
  private(set) var createItemCompletions: [Completion<Item>] = []
  private(set) var deleteItemsCompletions: [Completion<Void>] = []

  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable {
    log.note(.fetchItems)
    fetchItemsCompletions.append(completion)
    return Request(log)
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable {
    log.note(.fetchDetail(of: id))
    fetchDetailCompletions.append(completion)
    return Request(log)
  }

  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    log.note(.createItem(newItem))
    createItemCompletions.append(completion)
    return Request(log)
  }

  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable {
    log.note(.deleteItems)
    deleteItemsCompletions.append(completion)
    return Request(log)
  }
}
