import Items
import VIPERS
import XCTest

/// Sets the list's director between spies of scene, worker, and navigator.
class ItemsListDirectorTestCase: XCTestCase {
  // MARK: Spies

  final class UISpy: Spy, ItemsList_DisplayUI {
    private(set) var displayedItems: [ItemUI] = []

    func display(items: [ItemUI]) {
      note("ui.display(items: \(items.map(\.title).joined(separator: ", ")))")
      displayedItems = items
    }

    func displayEmpty() {
      note("ui.displayEmpty")
    }

    func displayError(_ message: String) {
      note("ui.displayError(\(message))")
    }

    func toggle(loading: Bool) {
      note("ui.toggle(loading: \(loading))")
    }

    func toggle(refreshing: Bool) {
      note("ui.toggle(refreshing: \(refreshing))")
    }

    func toggle(deletion: Bool) {
      note("ui.toggle(deletion: \(deletion))")
    }

    func toggle(use: Bool) {
      note("ui.toggle(use: \(use))")
    }
  }

  final class DataManagerSpy: Spy, ItemsList_ManageData {
    func readItems() {
      note("dataManager.readItems")
    }

    func fetchItems() {
      note("dataManager.fetchItems")
    }

    func deleteAllItems() {
      note("dataManager.deleteAllItems")
    }
  }

  final class NavigatorSpy: Spy, ItemsList_Navigate {
    private(set) var selectedItem: Item?
    private(set) weak var delegate: (any AddItem_Delegate)?

    func gotoDetail(for item: Item) {
      note("navigator.gotoDetail")
      selectedItem = item
    }

    func gotoAddItem(with delegate: any AddItem_Delegate) {
      note("navigator.gotoAddItem")
      self.delegate = delegate
    }
  }

  // MARK: Setup

  var history: History!
  var ui: UISpy!
  var navigator: NavigatorSpy!
  var director: ItemsListDirector!

  override func setUp() {
    history = History()
    ui = UISpy(history)
    navigator = NavigatorSpy(history)
    director = ItemsListDirector()
    director.ui = ui
    director.dataManager = DataManagerSpy(history)
    director.navigator = navigator
  }

  override func tearDown() {
    director = nil
  }

  /// Opens the list with these items on the server.
  func open(_ items: [Item]) {
    director.onUIReady()
    director.present(items: items)
    history.removeAll()
  }
}
