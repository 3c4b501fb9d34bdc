import Items
import MVC

/// Notes every call to the list's model, and every change it delivers.
final class SpyItemsListModel: ItemsListModelProtocol {
  private let target: any ItemsListModelProtocol
  private let log: MessageLog
  /// Who will observe it, in the order in which the list's composer makes them.
  private var observers = [
    "ItemsListTableViewBinding", "ItemsListStatusViewBinding", "ItemsListRefreshViewBinding",
    "ItemsListActionsViewBinding",
  ][...]

  init(_ target: any ItemsListModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<ItemsListModelState> {
    log.observe(
      target.didChange, replays: true, "ItemsListModel",
      observers.popFirst() ?? "ItemsListViewController", "ItemsListModelProtocol", "didChange")
  }

  var currentState: ItemsListModelState { target.currentState }

  func open() {
    log.forward(seam("open()", from: "ItemsListViewController")) { target.open() }
  }

  func reload() {
    log.forward(seam("reload()", from: "ItemsListStatusController")) { target.reload() }
  }

  func refresh() {
    log.forward(seam("refresh()", from: "ItemsListRefreshController")) { target.refresh() }
  }

  func reloadAfterChange() {
    log.forward(seam("reloadAfterChange()", from: "AddItemModel")) {
      target.reloadAfterChange()
    }
  }

  func deleteAll() {
    log.forward(seam("deleteAll()", from: "ItemsListActionsController")) { target.deleteAll() }
  }

  private func seam(_ method: String, from: String) -> Seam {
    Seam(from, "ItemsListModel", "ItemsListModelProtocol", method)
  }
}

/// Notes every call to the list's navigation model, and every change it delivers.
final class SpyItemsListNavigationModel: ItemsListNavigationModelProtocol {
  private let target: any ItemsListNavigationModelProtocol
  private let log: MessageLog

  init(_ target: any ItemsListNavigationModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<ItemsListNavigationModelState> {
    log.observe(
      target.didChange, replays: true, "ItemsListNavigationModel",
      "ItemsListNavigationViewBinding", "ItemsListNavigationModelProtocol", "didChange")
  }

  var currentState: ItemsListNavigationModelState { target.currentState }

  func select(at row: Int) {
    log.forward(seam("select(at:)")) { target.select(at: row) }
  }

  func add() {
    log.forward(seam("add()")) { target.add() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemsListSelectionController", "ItemsListNavigationModel",
      "ItemsListNavigationModelProtocol", method)
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
  /// Who will observe it, in the order in which the form's composer makes them.
  private var observers = ["AddItemViewBinding", "AddItemNavigationViewBinding"][...]

  init(_ target: any AddItemModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<AddItemModelState> {
    log.observe(
      target.didChange, replays: true, "AddItemModel",
      observers.popFirst() ?? "AddItemViewController", "AddItemModelProtocol", "didChange")
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
