import Items
import MVC

/// Notes every call to the list's repository and forwards it.
final class SpyItemsListRepository: ItemsListRepositoryProtocol {
  private let target: any ItemsListRepositoryProtocol
  private let log: MessageLog

  init(_ target: any ItemsListRepositoryProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable {
    request("fetch(completion:)", completion, target.fetch)
  }

  func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable {
    request("deleteAll(completion:)", completion, target.deleteAll)
  }

  private func request<Value>(
    _ method: String, _ completion: @escaping Completion<Value>,
    _ send: (@escaping Completion<Value>) -> any Cancellable
  ) -> any Cancellable {
    log.request(
      "ItemsListModel", "ItemsListRepository", "ItemsListRepositoryProtocol", method,
      completion: completion, send)
  }
}

/// Notes every call to the detail's repository and forwards it.
final class SpyItemDetailRepository: ItemDetailRepositoryProtocol {
  private let target: any ItemDetailRepositoryProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailRepositoryProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func fetch(_ id: Item.ID, completion: @escaping Completion<ItemDetail>) -> any Cancellable {
    log.request(
      "ItemDetailModel", "ItemDetailRepository", "ItemDetailRepositoryProtocol",
      "fetch(_:completion:)", completion: completion
    ) { target.fetch(id, completion: $0) }
  }
}

/// Notes every call to the form's repository and forwards it.
final class SpyAddItemRepository: AddItemRepositoryProtocol {
  private let target: any AddItemRepositoryProtocol
  private let log: MessageLog

  init(_ target: any AddItemRepositoryProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable {
    log.request(
      "AddItemModel", "AddItemRepository", "AddItemRepositoryProtocol",
      "create(_:completion:)", completion: completion
    ) { target.create(newItem, completion: $0) }
  }
}

/// Notes every read and forwards it.
final class SpyReadableItemsRepository: ReadableItemsRepositoryProtocol {
  private let target: any ReadableItemsRepositoryProtocol
  private let log: MessageLog

  init(_ target: any ReadableItemsRepositoryProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func read() throws(StoreError) -> [Item] {
    let seam = Seam(
      "ItemsListModel", "ReadableItemsRepository", "ReadableItemsRepositoryProtocol", "read()")
    return try log.forward(seam) { () throws(StoreError) in try target.read() }
  }
}

/// Notes every write and forwards it.
final class SpyWritableItemsRepository: WritableItemsRepositoryProtocol {
  private let target: any WritableItemsRepositoryProtocol
  private let log: MessageLog
  private let from: String

  init(_ target: any WritableItemsRepositoryProtocol, _ log: MessageLog, from: String) {
    self.target = target
    self.log = log
    self.from = from
  }

  func write(_ items: [Item]) throws(StoreError) {
    try log.forward(seam("write(_:)")) { () throws(StoreError) in try target.write(items) }
  }

  func add(_ item: Item) throws(StoreError) {
    try log.forward(seam("add(_:)")) { () throws(StoreError) in try target.add(item) }
  }

  func clear() throws(StoreError) {
    try log.forward(seam("clear()")) { () throws(StoreError) in try target.clear() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(from, "WritableItemsRepository", "WritableItemsRepositoryProtocol", method)
  }
}
