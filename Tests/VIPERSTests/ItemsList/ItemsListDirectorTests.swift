import Items
import ItemsNetworking
import VIPERS
import XCTest

/// Tests the list's director between spies of scene, worker, and navigator.
final class ItemsListDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, ItemsList_DisplayUI {
    private(set) var displayedItems: [ItemUI] = []
    private(set) var emptyIsDisplayed = false
    private(set) var displayedError: String?
    private(set) var isLoading = false
    private(set) var isRefreshing = false
    private(set) var isDeleting = false

    func display(items: [ItemUI]) {
      note("ui.display(items:)")
      displayedItems = items
    }

    func displayEmpty() {
      note("ui.displayEmpty")
      emptyIsDisplayed = true
    }

    func displayError(_ message: String) {
      note("ui.displayError")
      displayedError = message
    }

    func toggle(loading: Bool) {
      note("ui.toggle(loading: \(loading))")
      isLoading = loading
    }

    func toggle(refreshing: Bool) {
      note("ui.toggle(refreshing: \(refreshing))")
      isRefreshing = refreshing
    }

    func toggle(deleting: Bool) {
      note("ui.toggle(deleting: \(deleting))")
      isDeleting = deleting
    }
  }

  private final class DataManagerSpy: Spy, ItemsList_ManageData {
    private(set) var read = false
    private(set) var fetched = false
    private(set) var deleted = false
    /// What becomes of a request before the call that sends it returns.
    var answer: (() -> Void)?

    func readItems() {
      note("dataManager.readItems")
      read = true
    }

    func fetchItems() {
      note("dataManager.fetchItems")
      fetched = true
      answer?()
    }

    func deleteAllItems() {
      note("dataManager.deleteAllItems")
      deleted = true
      answer?()
    }
  }

  private final class NavigatorSpy: Spy, ItemsList_Navigate {
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

  private var history: CallLog!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var navigator: NavigatorSpy!
  private var director: ItemsListDirector!

  override func setUp() {
    history = CallLog()
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

  /// Opens the list with these items on the server.
  private func open(_ items: [Item]) {
    director.onUIReady()
    director.present(items: items)
    history.removeAll()
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

  /// X6 L1.
  func test_onUIReadyAgain() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X6 L5.
  func test_onUIReadyAgainWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X6 L8.
  func test_onUIReadyAgainWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(history.calls, [])
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
    XCTAssertEqual(ui.displayedItems.map(\.title), ["Buy milk"])
    XCTAssertEqual(history.calls, ["ui.display(items:)"])
  }

  /// L4.
  func test_presentStoredItemsOfAnEmptyStore() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(storedItems: [])

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Success

  /// L2 L8.
  func test_presentItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(ui.displayedItems.map(\.title), ["Water the plants", "Buy milk"])
    XCTAssertEqual(history.calls, ["ui.display(items:)", "ui.toggle(loading: false)"])
  }

  /// L2.
  func test_presentItemsAsTheUserReadsThem() {
    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(ui.displayedItems, [.plants, .milk])
  }

  /// L12.
  func test_presentItemsThatAreDisplayed() {
    // Given
    open([.milk, .plants])
    director.onRetry()
    history.removeAll()

    // When
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.toggle(loading: false)"])
  }

  /// L12 L1.
  func test_presentItemsThatWereStored() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    history.removeAll()

    // When
    director.present(items: [.milk])

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: false)"])
  }

  /// L12 L2.
  func test_presentItemsInAnotherOrder() {
    // Given
    open([.milk, .plants])

    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(ui.displayedItems.map(\.title), ["Water the plants", "Buy milk"])
  }

  /// L12.
  func test_presentItemsThatDifferInWhatIsNotDisplayed() {
    // Given
    open([.milk])

    // When
    director.present(items: [.milkOfSam])

    // Then
    XCTAssertEqual(history.calls, ["ui.display(items:)"])
  }

  /// L4.
  func test_presentNoItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertTrue(ui.emptyIsDisplayed)
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.displayEmpty", "ui.toggle(loading: false)"])
  }

  // MARK: Failure

  /// L3 X1.
  func test_presentError() {
    // Given
    open([.milk])
    director.onRetry()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(ui.displayedError, "The server took too long to answer.")
    XCTAssertFalse(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.displayError", "ui.toggle(loading: false)"])
  }

  /// L3 L4.
  func test_presentErrorWithoutItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.presentError(.store(.readFailed))

    // Then
    XCTAssertEqual(history.calls, ["ui.displayError", "ui.toggle(loading: false)"])
  }

  // MARK: Loading again

  /// L7 L3.
  func test_onRetry() {
    // Given
    director.onUIReady()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// L5 X6.
  func test_onRetryWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L5 X6.
  func test_onRetryWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onRetryWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Pulling

  /// L6 L7.
  func test_onPullToRefresh() {
    // Given
    open([.milk])

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertTrue(ui.isRefreshing)
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)", "dataManager.fetchItems"])
  }

  /// L6 L2.
  func test_presentItemsAfterAPull() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.present(items: [.plants])

    // Then
    XCTAssertFalse(ui.isRefreshing)
    XCTAssertEqual(history.calls, ["ui.display(items:)", "ui.toggle(refreshing: false)"])
  }

  /// L6 L3.
  func test_presentErrorAfterAPull() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertFalse(ui.isRefreshing)
    XCTAssertEqual(history.calls, ["ui.displayError", "ui.toggle(refreshing: false)"])
  }

  /// L5 L6.
  func test_onPullToRefreshWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertTrue(ui.isRefreshing)
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)"])
  }

  /// L5 L6.
  func test_presentItemsAfterAPullWhileLoading() {
    // Given
    director.onUIReady()
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.present(items: [.milk])

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertFalse(ui.isRefreshing)
    XCTAssertEqual(
      history.calls,
      ["ui.display(items:)", "ui.toggle(loading: false)", "ui.toggle(refreshing: false)"])
  }

  /// L5 L6 X6.
  func test_onPullToRefreshWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)"])
  }

  /// X6 L8.
  func test_onPullToRefreshWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L6.
  func test_onRetryOnceRefreshed() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    director.present(items: [.milk])
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  // MARK: Deleting

  /// L8.
  func test_onDeleteAll() {
    // Given
    open([.milk])

    // When
    director.onDeleteAll()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertTrue(ui.isDeleting)
    XCTAssertTrue(dataManager.deleted)
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(loading: true)", "ui.toggle(deleting: true)", "dataManager.deleteAllItems"])
  }

  /// L8 L4.
  func test_presentNoItemsAfterDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(ui.displayedItems, [])
    XCTAssertFalse(ui.isLoading)
    XCTAssertFalse(ui.isDeleting)
    XCTAssertEqual(
      history.calls,
      [
        "ui.display(items:)", "ui.displayEmpty", "ui.toggle(loading: false)",
        "ui.toggle(deleting: false)",
      ])
  }

  /// L8.
  func test_presentErrorAfterDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.presentError(.store(.writeFailed))

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertFalse(ui.isDeleting)
    XCTAssertEqual(
      history.calls, ["ui.displayError", "ui.toggle(loading: false)", "ui.toggle(deleting: false)"])
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

  /// L8 L6.
  func test_onPullToRefreshAfterAFailedDelete() {
    // Given
    open([.milk])
    director.onDeleteAll()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)", "dataManager.fetchItems"])
  }

  /// L8 X6.
  func test_onDeleteAllWithoutItems() {
    // Given
    open([])

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onDeleteAllWhileLoading() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onDeleteAllWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L8 X6.
  func test_onDeleteAllWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  // MARK: Going on

  /// L9.
  func test_onItemSelected() {
    // Given
    open([.plants, .milk])

    // When
    director.onItemSelected(index: 1)

    // Then
    XCTAssertEqual(navigator.selectedItem, .milk)
    XCTAssertEqual(history.calls, ["navigator.gotoDetail"])
  }

  /// L9 L3.
  func test_onItemSelectedAfterAnError() {
    // Given
    open([.milk])
    director.onRetry()
    director.presentError(.network(.offline))

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(navigator.selectedItem, .milk)
  }

  /// L9 X4.
  func test_onItemSelectedBeforeTheFirst() {
    // Given
    open([.milk, .plants])

    // When
    director.onItemSelected(index: -1)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// L9 X4.
  func test_onItemSelectedAfterTheLast() {
    // Given
    open([.milk, .plants])

    // When
    director.onItemSelected(index: 2)

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X6 L9.
  func test_onItemSelectedIsNotRefusedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(navigator.selectedItem, .milk)
    XCTAssertEqual(history.calls, ["navigator.gotoDetail"])
  }

  /// L10.
  func test_onAddItem() {
    // When
    director.onAddItem()

    // Then
    XCTAssertIdentical(navigator.delegate, director)
    XCTAssertEqual(history.calls, ["navigator.gotoAddItem"])
  }

  /// X6 L10.
  func test_onAddItemIsNotRefusedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onAddItem()

    // Then
    XCTAssertEqual(history.calls, ["navigator.gotoAddItem"])
  }

  // MARK: Coming back

  /// A4 L7 X7.
  func test_itemDidCreate() {
    // Given
    open([.milk])

    // When
    director.itemDidCreate()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// A4 L5.
  func test_itemDidCreateWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.itemDidCreate()

    // Then
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(history.calls, ["ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// A4 L8.
  func test_itemDidCreateWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.itemDidCreate()

    // Then
    XCTAssertFalse(ui.isDeleting)
    XCTAssertTrue(ui.isLoading)
    XCTAssertEqual(
      history.calls,
      ["ui.toggle(deleting: false)", "ui.toggle(loading: true)", "dataManager.fetchItems"])
  }

  /// A4 L8.
  func test_onPullToRefreshOnceAnItemWasCreatedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    director.itemDidCreate()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, ["ui.toggle(refreshing: true)"])
  }

  /// A4 L6.
  func test_presentItemsOnceAnItemWasCreatedWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    director.itemDidCreate()
    history.removeAll()

    // When
    director.present(items: [.milk])

    // Then
    XCTAssertFalse(ui.isLoading)
    XCTAssertFalse(ui.isRefreshing)
    XCTAssertEqual(history.calls, ["ui.toggle(loading: false)", "ui.toggle(refreshing: false)"])
  }

  // MARK: Answers inside the call

  /// L1 L4.
  func test_onUIReadyAnsweredInsideTheCall() {
    // Given
    dataManager.answer = { [weak director] in director?.present(items: []) }

    // When
    director.onUIReady()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.readItems", "dataManager.fetchItems",
        "ui.displayEmpty", "ui.toggle(loading: false)",
      ])
  }

  /// L3 L7.
  func test_onRetryAnsweredInsideTheCall() {
    // Given
    open([.milk])
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "dataManager.fetchItems", "ui.displayError",
        "ui.toggle(loading: false)",
      ])
  }

  /// L3 L6.
  func test_onPullToRefreshAnsweredInsideTheCall() {
    // Given
    open([.milk])
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(refreshing: true)", "dataManager.fetchItems", "ui.displayError",
        "ui.toggle(refreshing: false)",
      ])
  }

  /// L8.
  func test_onDeleteAllAnsweredInsideTheCall() {
    // Given
    open([.milk])
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "ui.toggle(loading: true)", "ui.toggle(deleting: true)", "dataManager.deleteAllItems",
        "ui.displayError", "ui.toggle(loading: false)", "ui.toggle(deleting: false)",
      ])
  }

  // MARK: Ownership

  /// X2.
  func test_uiIsNotKeptAlive() {
    // Given
    weak let weakUI = ui

    // When
    ui = nil

    // Then
    XCTAssertNil(weakUI)
  }

  /// X2 X4.
  func test_onceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.onUIReady()
    director.present(storedItems: [.milk])
    director.onPullToRefresh()
    director.present(items: [])
    director.onRetry()
    director.present(items: [.milk])
    director.onDeleteAll()
    director.presentError(.network(.offline))
    director.onDeleteAll()
    director.itemDidCreate()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "dataManager.readItems", "dataManager.fetchItems", "dataManager.fetchItems",
        "dataManager.deleteAllItems", "dataManager.deleteAllItems", "dataManager.fetchItems",
      ])
  }
}
