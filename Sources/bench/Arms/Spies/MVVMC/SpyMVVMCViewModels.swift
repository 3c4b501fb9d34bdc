import Items
import MVVMC

/// Notes every call to the list's view model and every change it delivers.
final class SpyItemsListViewModel: ItemsListViewModelProtocol {
  private let target: any ItemsListViewModelProtocol
  private let log: MessageLog

  init(_ target: any ItemsListViewModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<ItemsListState> {
    log.observe(
      target.didChange, replays: true, "ItemsListViewModel", "ItemsListViewController",
      "ItemsListViewModelProtocol", "didChange")
  }

  func open() {
    log.forward(seam("open()")) { target.open() }
  }

  func reload() {
    log.forward(seam("reload()")) { target.reload() }
  }

  func refresh() {
    log.forward(seam("refresh()")) { target.refresh() }
  }

  func deleteAll() {
    log.forward(seam("deleteAll()")) { target.deleteAll() }
  }

  func select(at row: Int) {
    log.forward(seam("select(at:)")) { target.select(at: row) }
  }

  func add() {
    log.forward(seam("add()")) { target.add() }
  }

  func didAdd(_ item: Item) {
    log.forward(seam("didAdd(_:)", from: "ProjectCoordinator")) { target.didAdd(item) }
  }

  private func seam(_ method: String, from: String = "ItemsListViewController") -> Seam {
    Seam(from, "ItemsListViewModel", "ItemsListViewModelProtocol", method)
  }
}

/// Notes every call to the detail's view model and every change it delivers.
final class SpyItemDetailViewModel: ItemDetailViewModelProtocol {
  private let target: any ItemDetailViewModelProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailViewModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<ItemDetailState> {
    log.observe(
      target.didChange, replays: true, "ItemDetailViewModel", "ItemDetailViewController",
      "ItemDetailViewModelProtocol", "didChange")
  }

  func load() {
    log.forward(seam("load()")) { target.load() }
  }

  func didLeave() {
    log.forward(seam("didLeave()")) { target.didLeave() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemDetailViewController", "ItemDetailViewModel", "ItemDetailViewModelProtocol", method)
  }
}

/// Notes every call to the form's view model and every change it delivers.
final class SpyAddItemViewModel: AddItemViewModelProtocol {
  private let target: any AddItemViewModelProtocol
  private let log: MessageLog

  init(_ target: any AddItemViewModelProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  var didChange: Observable<AddItemState> {
    log.observe(
      target.didChange, replays: true, "AddItemViewModel", "AddItemViewController",
      "AddItemViewModelProtocol", "didChange")
  }

  func editTitle() {
    log.forward(seam("editTitle()")) { target.editTitle() }
  }

  func save(title: String, isEnabled: Bool) {
    log.forward(seam("save(title:isEnabled:)")) {
      target.save(title: title, isEnabled: isEnabled)
    }
  }

  func didLeave() {
    log.forward(seam("didLeave()")) { target.didLeave() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemViewController", "AddItemViewModel", "AddItemViewModelProtocol", method)
  }
}
