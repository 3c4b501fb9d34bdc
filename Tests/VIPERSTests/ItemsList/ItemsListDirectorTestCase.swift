import Items
import VIPERS
import XCTest

/// Sets the list's director between spies of scene, worker, and navigator.
class ItemsListDirectorTestCase: XCTestCase {
  // MARK: Spies

  final class UISpy: ItemsList_DisplayUI {
    private(set) var isLoading = false
    private(set) var isRefreshing = false
    private(set) var isDeleting = false
    private(set) var displayedItems: [ItemUI] = []
    private(set) var displayedError: String?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func display(items: [ItemUI]) {
      history.note("ui.display(items: \(items.map(\.title)))")
      displayedItems = items
    }

    func displayError(_ message: String) {
      history.note("ui.displayError(\(message))")
      displayedError = message
    }

    func toggle(loading: Bool) {
      history.note("ui.toggle(loading: \(loading))")
      isLoading = loading
    }

    func toggle(refreshing: Bool) {
      history.note("ui.toggle(refreshing: \(refreshing))")
      isRefreshing = refreshing
    }

    func toggle(deleting: Bool) {
      history.note("ui.toggle(deleting: \(deleting))")
      isDeleting = deleting
    }
  }

  final class DataManagerSpy: ItemsList_ManageData {
    private(set) var read = false
    private(set) var fetched = false
    private(set) var deleted = false
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func readItems() {
      history.note("dataManager.readItems")
      read = true
    }

    func fetchItems() {
      history.note("dataManager.fetchItems")
      fetched = true
    }

    func deleteAllItems() {
      history.note("dataManager.deleteAllItems")
      deleted = true
    }
  }

  final class NavigatorSpy: ItemsList_Navigate {
    private(set) var selectedItem: Item?
    private(set) var goingToAddItem = false
    private(set) weak var delegate: (any AddItem_Delegate)?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func gotoDetail(for item: Item) {
      history.note("navigator.gotoDetail(for: \(item.title))")
      selectedItem = item
    }

    func gotoAddItem(with delegate: any AddItem_Delegate) {
      history.note("navigator.gotoAddItem(with: \(type(of: delegate)))")
      goingToAddItem = true
      self.delegate = delegate
    }
  }

  // MARK: Setup

  var history: History!
  var ui: UISpy!
  var dataManager: DataManagerSpy!
  var navigator: NavigatorSpy!
  var director: ItemsListDirector!

  override func setUp() {
    history = History()
    ui = UISpy(history)
    dataManager = DataManagerSpy(history)
    navigator = NavigatorSpy(history)
    director = ItemsListDirector()
    director.ui = ui
    director.dataManager = dataManager
    director.navigator = navigator
  }

  override func tearDown() {
    director = nil
  }

  /// Opens with these items on the server, and forgets the calls.
  func open(_ items: [Item]) {
    director.onUIReady()
    director.present(items: items)
    history.removeAll()
  }

  /// What sends a request.
  var requests: KeyValuePairs<String, () -> Void> {
    [
      "opening": { self.director.onUIReady() },
      "retry": { self.director.onRetry() },
      "pull": { self.director.onPullToRefresh() },
      "delete": { self.director.onDeleteAll() },
      "load after adding": { self.director.itemDidCreate() },
    ]
  }

  /// What ends one.
  var ends: KeyValuePairs<String, () -> Void> {
    [
      "success": { self.director.present(items: []) },
      "error": { self.director.presentError(.network(.offline)) },
    ]
  }
}
