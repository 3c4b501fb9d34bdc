import Items
import MVC

/// Notes every call to the list's model from one side, and every change it delivers to that side.
final class SpyItemsListModel: ItemsListModelProtocol {
  /// The real model; a screen that hands the model on hands on this one, or a call would count twice.
  let target: any ItemsListModelProtocol
  private let log: MessageLog
  private let from: String
  private let observer: String

  init(
    _ target: any ItemsListModelProtocol, _ log: MessageLog, from: String,
    observer: String
  ) {
    self.target = (target as? SpyItemsListModel)?.target ?? target
    self.log = log
    self.from = from
    self.observer = observer
  }

  var didChange: Observable<ItemsListModelState> {
    log.observe(
      target.didChange, replays: true, "ItemsListModel", observer, "ItemsListModelProtocol",
      "didChange")
  }

  var didSelect: Observable<Item> {
    log.observe(
      target.didSelect, replays: false, "ItemsListModel", from, "ItemsListModelProtocol",
      "didSelect")
  }

  var currentState: ItemsListModelState { target.currentState }

  func open() {
    log.forward(seam("open()", from: from)) { target.open() }
  }

  func reload() {
    log.forward(seam("reload()")) { target.reload() }
  }

  func refresh() {
    log.forward(seam("refresh()")) { target.refresh() }
  }

  func reloadAfterChange() {
    log.forward(seam("reloadAfterChange()", from: from)) { target.reloadAfterChange() }
  }

  func deleteAll() {
    log.forward(seam("deleteAll()")) { target.deleteAll() }
  }

  func select(at row: Int) {
    log.forward(seam("select(at:)")) { target.select(at: row) }
  }

  private func seam(_ method: String, from: String = "ItemsListController") -> Seam {
    Seam(from, "ItemsListModel", "ItemsListModelProtocol", method)
  }
}

/// Notes every call to the detail's model and every change it delivers.
final class SpyItemDetailModel: ItemDetailModelProtocol {
  private let target: any ItemDetailModelProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var item: Item { target.item }

  var didChange: Observable<ItemDetailModelState> {
    log.observe(
      target.didChange, replays: true, "ItemDetailModel", "ItemDetailViewBinding",
      "ItemDetailModelProtocol", "didChange")
  }

  var currentState: ItemDetailModelState { target.currentState }

  func fetch() {
    log.forward(seam("fetch()")) { target.fetch() }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailViewController", "ItemDetailModel", "ItemDetailModelProtocol", method)
  }
}

/// Notes every call to the form's model and every change it delivers.
final class SpyAddItemModel: AddItemModelProtocol {
  private let target: any AddItemModelProtocol
  private let log: MessageLog

  init(_ target: any AddItemModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<AddItemModelState> {
    log.observe(
      target.didChange, replays: true, "AddItemModel", "AddItemViewController",
      "AddItemModelProtocol", "didChange")
  }

  var currentState: AddItemModelState { target.currentState }

  func editTitle() {
    log.forward(seam("editTitle()", from: "AddItemController")) { target.editTitle() }
  }

  func save(title: String, isEnabled: Bool) {
    log.forward(seam("save(title:isEnabled:)", from: "AddItemController")) {
      target.save(title: title, isEnabled: isEnabled)
    }
  }

  func cancel() {
    log.forward(seam("cancel()", from: "AddItemViewController")) { target.cancel() }
  }

  private func seam(_ method: String, from: String) -> Seam {
    Seam(from, "AddItemModel", "AddItemModelProtocol", method)
  }
}
