import Items
import VIPERS

/// Notes what the list's scene is told to show; stands on a weak edge.
final class SpyItemsListDisplayUI: ItemsList_DisplayUI {
  private weak var target: (any ItemsList_DisplayUI)?
  private let log: MessageLog

  init(_ target: any ItemsList_DisplayUI, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func display(items: [ItemUI]) {
    guard let target else { return }
    log.forward(seam("display(items:)")) { target.display(items: items) }
  }

  func displayEmpty() {
    guard let target else { return }
    log.forward(seam("displayEmpty()")) { target.displayEmpty() }
  }

  func displayError(_ message: String) {
    guard let target else { return }
    log.forward(seam("displayError(_:)")) { target.displayError(message) }
  }

  func toggle(loading: Bool) {
    guard let target else { return }
    log.forward(seam("toggle(loading:)")) { target.toggle(loading: loading) }
  }

  func toggle(refreshing: Bool) {
    guard let target else { return }
    log.forward(seam("toggle(refreshing:)")) { target.toggle(refreshing: refreshing) }
  }

  func toggle(deletion: Bool) {
    guard let target else { return }
    log.forward(seam("toggle(deletion:)")) { target.toggle(deletion: deletion) }
  }

  func toggle(use: Bool) {
    guard let target else { return }
    log.forward(seam("toggle(use:)")) { target.toggle(use: use) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListDirector", "ItemsListScene", "ItemsList_DisplayUI", method)
  }
}

/// Notes every event of the list's scene and forwards it.
final class SpyItemsListHandleUIEvents: ItemsList_HandleUIEvents {
  private let target: any ItemsList_HandleUIEvents
  private let log: MessageLog

  init(_ target: any ItemsList_HandleUIEvents, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func onUIReady() {
    log.forward(seam("onUIReady()")) { target.onUIReady() }
  }

  func onRetry() {
    log.forward(seam("onRetry()")) { target.onRetry() }
  }

  func onPullToRefresh() {
    log.forward(seam("onPullToRefresh()")) { target.onPullToRefresh() }
  }

  func onDeleteAll() {
    log.forward(seam("onDeleteAll()")) { target.onDeleteAll() }
  }

  func onItemSelected(index: Int) {
    log.forward(seam("onItemSelected(index:)")) { target.onItemSelected(index: index) }
  }

  func onAddItem() {
    log.forward(seam("onAddItem()")) { target.onAddItem() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListScene", "ItemsListDirector", "ItemsList_HandleUIEvents", method)
  }
}

/// Notes every call to the list's worker and forwards it.
final class SpyItemsListManageData: ItemsList_ManageData {
  private let target: any ItemsList_ManageData
  private let log: MessageLog

  init(_ target: any ItemsList_ManageData, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func readItems() {
    log.forward(seam("readItems()")) { target.readItems() }
  }

  func fetchItems() {
    log.forward(seam("fetchItems()")) { target.fetchItems() }
  }

  func deleteAllItems() {
    log.forward(seam("deleteAllItems()")) { target.deleteAllItems() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListDirector", "ItemsListWorker", "ItemsList_ManageData", method)
  }
}

/// Notes what the list's worker presents; stands on a weak edge.
final class SpyItemsListPresentData: ItemsList_PresentData {
  private weak var target: (any ItemsList_PresentData)?
  private let log: MessageLog

  init(_ target: any ItemsList_PresentData, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func present(storedItems: [Item]) {
    guard let target else { return }
    log.forward(seam("present(storedItems:)")) { target.present(storedItems: storedItems) }
  }

  func present(items: [Item]) {
    guard let target else { return }
    log.forward(seam("present(items:)")) { target.present(items: items) }
  }

  func presentError(_ failure: ItemsFailure) {
    guard let target else { return }
    log.forward(seam("presentError(_:)")) { target.presentError(failure) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListWorker", "ItemsListDirector", "ItemsList_PresentData", method)
  }
}

/// Notes every way on from the list and forwards it.
final class SpyItemsListNavigate: ItemsList_Navigate {
  private let target: any ItemsList_Navigate
  private let log: MessageLog

  init(_ target: any ItemsList_Navigate, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func gotoDetail(for item: Item) {
    log.forward(seam("gotoDetail(for:)")) { target.gotoDetail(for: item) }
  }

  func gotoAddItem(with delegate: any AddItem_Delegate) {
    log.forward(seam("gotoAddItem(with:)")) { target.gotoAddItem(with: delegate) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListDirector", "ItemsListNavigator", "ItemsList_Navigate", method)
  }
}
