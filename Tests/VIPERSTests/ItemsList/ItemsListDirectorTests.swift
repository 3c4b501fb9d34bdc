import Shared
import VIPERS
import XCTest

/// Tests the list's director between spies of scene, worker, and navigator.
final class ItemsListDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: ItemsList_DisplayUI {
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

  private final class DataManagerSpy: ItemsList_ManageData {
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

  private final class NavigatorSpy: ItemsList_Navigate {
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

  private var history: History!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var navigator: NavigatorSpy!
  private var director: ItemsListDirector!

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

  // MARK: Opening

  /// L1.
  func test_onUIReady() {
    // When
    director.onUIReady()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertTrue(dataManager.read)
    XCTAssertTrue(dataManager.fetched)
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "dataManager.readItems", "dataManager.fetchItems"])
  }

  /// L1.
  func test_presentStoredItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(storedItems: [.milk])

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(
      ui.displayedItems, [ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")])
    XCTAssertEqual(history.calls, [#"ui.display(items: ["Buy milk"])"#])
  }

  /// L1 L9.
  func test_onItemSelectedOfStoredItems() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(navigator.selectedItem, .milk)
    XCTAssertEqual(history.calls, ["navigator.gotoDetail(for: Buy milk)"])
  }

  // MARK: Loading

  /// L2 L1.
  func test_presentItems() {
    // Given
    director.onUIReady()

    // When
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.readItems", "dataManager.fetchItems",
        #"ui.display(items: ["Buy milk", "Water the plants"])"#, "ui.toggle(loading: false)",
      ])
  }

  /// L2.
  func test_presentItemsAsTheUserReadsThem() {
    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(
      ui.displayedItems,
      [
        ItemUI(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
        ItemUI(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"),
      ])
  }

  /// L3 X1.
  func test_presentError() {
    let messages: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.network(.timedOut), "The server took too long to answer."),
      (.network(.status(500)), "The server is having trouble. Try again later."),
      (.network(.undecodable(reason: "")), "The server sent an answer this app can't read."),
      (.store(.writeFailed), "The items couldn't be saved on this device."),
      (.store(.readFailed), "The items on this device couldn't be read."),
    ]
    for (failure, message) in messages {
      // Given
      director.onRetry()
      XCTAssertTrue(ui.isLoading)
      history.removeAll()

      // When
      director.presentError(failure)

      // Then
      XCTAssertFalse(ui.isLoading)
      XCTAssertEqual(ui.displayedError, message)
      XCTAssertEqual(
        history.calls, ["ui.displayError(\(message))", "ui.toggle(loading: false)"])
    }
  }

  /// L3 L9.
  func test_presentErrorKeepsTheItems() {
    // Given
    open([.milk])
    director.onRetry()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(history.calls, ["navigator.gotoDetail(for: Buy milk)"])
  }

  /// L7 L3.
  func test_onRetry() {
    // Given
    director.onUIReady()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// L7 L8.
  func test_onRetryAfterAFailedDelete() {
    // Given
    open([.milk])
    director.onDeleteAll()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// L5.
  func test_onRetryWhileARequestIsUnderWay() {
    for (name, request) in requests {
      // Given
      open([.milk])
      request()
      history.removeAll()

      // When
      director.onRetry()

      // Then
      XCTAssertEqual(history.calls, [], name)
    }
  }

  /// L7.
  func test_onRetryOnceARequestIsOver() {
    for (requestName, request) in requests {
      for (endName, end) in ends {
        // Given
        open([.milk])
        request()
        end()
        history.removeAll()

        // When
        director.onRetry()

        // Then
        XCTAssertEqual(
          history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"],
          "\(requestName), \(endName)")
      }
    }
  }

  // MARK: Pulling

  /// L6.
  func test_onPullToRefresh() {
    // Given
    open([.milk])

    // When
    director.onPullToRefresh()
    XCTAssertTrue(ui.isRefreshing)
    director.present(items: [.plants])

    // Then
    XCTAssertFalse(ui.isRefreshing)
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "dataManager.fetchItems",
        #"ui.display(items: ["Water the plants"])"#, "ui.toggle(refreshing: false)",
      ])
  }

  /// L6 L3.
  func test_onPullToRefreshFailed() {
    // Given
    open([.milk])

    // When
    director.onPullToRefresh()
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "dataManager.fetchItems",
        "ui.displayError(The server took too long to answer.)", "ui.toggle(refreshing: false)",
      ])
  }

  /// L5 L6.
  func test_onPullToRefreshWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onPullToRefresh()
    director.onPullToRefresh()
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "ui.toggle(refreshing: true)", "ui.display(items: [])",
        "ui.toggle(loading: false)", "ui.toggle(refreshing: false)",
      ])
  }

  /// L5 L6 L3.
  func test_onPullToRefreshWhileLoadingFails() {
    // Given
    director.onUIReady()
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.displayError(The server took too long to answer.)", "ui.toggle(loading: false)",
        "ui.toggle(refreshing: false)",
      ])
  }

  /// X4 L6.
  func test_onPullToRefreshWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onPullToRefresh()
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "ui.display(items: [])", "ui.toggle(refreshing: false)",
        "ui.toggle(deleting: false)",
      ])
  }

  /// L6.
  func test_loadersThatWereOnStayOffLater() {
    for (requestName, request) in requests {
      for (endName, end) in ends {
        // Given
        open([.milk])
        request()
        end()
        director.onRetry()
        history.removeAll()

        // When
        director.presentError(.network(.timedOut))

        // Then
        XCTAssertEqual(
          history.calls,
          ["ui.displayError(The server took too long to answer.)", "ui.toggle(loading: false)"],
          "\(requestName), \(endName)")
      }
    }
  }

  // MARK: Deleting

  /// L8.
  func test_onDeleteAll() {
    // Given
    open([.milk, .plants])

    // When
    director.onDeleteAll()
    XCTAssertTrue(ui.isDeleting)
    XCTAssertTrue(dataManager.deleted)
    director.present(items: [])

    // Then
    XCTAssertFalse(ui.isDeleting)
    XCTAssertEqual(ui.displayedItems, [])
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(deleting: true)", "dataManager.deleteAllItems", "ui.display(items: [])",
        "ui.toggle(deleting: false)",
      ])
  }

  /// L8 X1.
  func test_onDeleteAllFailed() {
    // Given
    open([.milk])

    // When
    director.onDeleteAll()
    director.presentError(.store(.writeFailed))
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(deleting: true)", "dataManager.deleteAllItems",
        "ui.displayError(The items couldn't be saved on this device.)",
        "ui.toggle(deleting: false)", "navigator.gotoDetail(for: Buy milk)",
      ])
  }

  /// L8.
  func test_onDeleteAllWithoutItems() {
    // Given
    let givens: KeyValuePairs<String, () -> Void> = [
      "new": {},
      "loaded": { self.open([]) },
      "deleted": {
        self.open([.milk])
        self.director.onDeleteAll()
        self.director.present(items: [])
      },
    ]
    for (name, given) in givens {
      given()
      history.removeAll()

      // When
      director.onDeleteAll()

      // Then
      XCTAssertEqual(history.calls, [], name)
    }
  }

  /// L8.
  func test_onDeleteAllWhileARequestIsUnderWay() {
    for (name, request) in requests {
      // Given
      open([.milk])
      request()
      history.removeAll()

      // When
      director.onDeleteAll()

      // Then
      XCTAssertEqual(history.calls, [], name)
    }
  }

  /// L8 L3.
  func test_onDeleteAllOfItemsThatAFailedLoadLeft() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(deleting: true)", "dataManager.deleteAllItems"])
  }

  // MARK: Going on

  /// L9.
  func test_onItemSelected() {
    // Given
    open([.milk, .plants])

    // When
    director.onItemSelected(index: 1)

    // Then
    XCTAssertEqual(navigator.selectedItem, .plants)
    XCTAssertEqual(history.calls, ["navigator.gotoDetail(for: Water the plants)"])
  }

  /// L9 X4.
  func test_onItemSelectedOutsideTheItems() {
    // Given
    open([.milk, .plants])

    // When
    for index in [Int.min, -1, 2, Int.max] { director.onItemSelected(index: index) }

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L10.
  func test_onAddItem() {
    // When
    director.onAddItem()

    // Then
    XCTAssertTrue(navigator.goingToAddItem)
    XCTAssertIdentical(navigator.delegate, director)
    XCTAssertEqual(history.calls, ["navigator.gotoAddItem(with: ItemsListDirector)"])
  }

  // MARK: Coming back

  /// A4 L7.
  func test_itemDidCreate() {
    // Given
    open([.milk])

    // When
    director.itemDidCreate()
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems",
        #"ui.display(items: ["Buy milk", "Water the plants"])"#, "ui.toggle(loading: false)",
      ])
  }

  /// A4 L5.
  func test_itemDidCreateWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.itemDidCreate()
    director.onRetry()
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems", "ui.display(items: [])",
        "ui.toggle(loading: false)",
      ])
  }

  /// A4 L6.
  func test_itemDidCreateWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.itemDidCreate()
    XCTAssertTrue(ui.isRefreshing)
    director.present(items: [])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems", "ui.display(items: [])",
        "ui.toggle(loading: false)", "ui.toggle(refreshing: false)",
      ])
  }

  /// A4 L8.
  func test_itemDidCreateWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.itemDidCreate()
    director.present(items: [.plants])

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems",
        #"ui.display(items: ["Water the plants"])"#, "ui.toggle(loading: false)",
        "ui.toggle(deleting: false)",
      ])
  }

  // MARK: Ownership

  /// X2 X4.
  func test_uiIsNotKeptAlive() {
    // Given
    weak let weakUI = ui

    // When
    ui = nil

    // Then
    XCTAssertNil(weakUI)
    director.onUIReady()
    director.present(items: [.milk])
    director.presentError(.network(.offline))
  }

  /// Opens with these items on the server, and forgets the calls.
  private func open(_ items: [Item]) {
    director.onUIReady()
    director.present(items: items)
    history.removeAll()
  }

  /// What sends a request.
  private var requests: KeyValuePairs<String, () -> Void> {
    [
      "opening": { self.director.onUIReady() },
      "retry": { self.director.onRetry() },
      "pull": { self.director.onPullToRefresh() },
      "delete": { self.director.onDeleteAll() },
      "load after adding": { self.director.itemDidCreate() },
    ]
  }

  /// What ends one.
  private var ends: KeyValuePairs<String, () -> Void> {
    [
      "success": { self.director.present(items: []) },
      "error": { self.director.presentError(.network(.offline)) },
    ]
  }
}
