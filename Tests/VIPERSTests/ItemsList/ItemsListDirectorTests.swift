import Items
import XCTest

@testable import VIPERS

/// Tests the list's director between spies of scene, worker, and navigator.
final class ItemsListDirectorTests: XCTestCase {
  // MARK: Spies

  private final class UISpy: Spy, ItemsList_DisplayUI {
    func display(items: [ItemUI]) { note(.display(items: items)) }
    func displayEmpty() { note(.displayEmpty) }
    func displayError(_ message: String) { note(.displayError(message)) }
    func toggle(loading: Bool) { note(.toggle(loading: loading)) }
    func toggle(refreshing: Bool) { note(.toggle(refreshing: refreshing)) }
    func toggle(deleting: Bool) { note(.toggle(deleting: deleting)) }
  }

  private final class DataManagerSpy: Spy, ItemsList_ManageData {
    /// Answers a request before the call returns that sends it.
    var answer: (() -> Void)?

    func readItems() { note(.readItems) }

    func fetchItems() {
      note(.fetchItems)
      answer?()
    }

    func deleteAllItems() {
      note(.deleteAllItems)
      answer?()
    }
  }

  private final class NavigatorSpy: Spy, ItemsList_Navigate {
    func gotoDetail(for item: Item) { note(.gotoDetail(for: item)) }

    func gotoAddItem(with delegate: any AddItem_Delegate) {
      note(.gotoAddItem(with: ObjectIdentifier(delegate)))
    }
  }

  // MARK: Setup

  private let loadersOff: [Call] = [
    .toggle(loading: false), .toggle(refreshing: false), .toggle(deleting: false),
  ]

  private var history: CallLog!
  private var ui: UISpy!
  private var dataManager: DataManagerSpy!
  private var navigator: NavigatorSpy!
  private var director: ItemsListDirector!

  override func setUp() {
    super.setUp()
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
    super.tearDown()
  }

  /// Opens the list, and lets it load these items.
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
    XCTAssertEqual(history.calls, [.readItems, .toggle(loading: true), .fetchItems])
  }

  /// L1.
  func test_presentStoredItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(storedItems: [.milk])

    // Then
    XCTAssertEqual(history.calls, [.display(items: [.milk])])
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

  /// L2 L5 L6.
  func test_presentItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(history.calls, [.display(items: [.plants, .milk])] + loadersOff)
  }

  /// L12.
  func test_presentItemsThatAreDisplayed() {
    // Given
    open([.milk, .plants])

    // When
    director.present(items: [.milk, .plants])

    // Then
    XCTAssertEqual(history.calls, loadersOff)
  }

  /// L1 L12.
  func test_presentItemsThatWereStored() {
    // Given
    director.onUIReady()
    director.present(storedItems: [.milk])
    history.removeAll()

    // When
    director.present(items: [.milk])

    // Then
    XCTAssertEqual(history.calls, loadersOff)
  }

  /// L2 L12.
  func test_presentItemsInAnotherOrder() {
    // Given
    open([.milk, .plants])

    // When
    director.present(items: [.plants, .milk])

    // Then
    XCTAssertEqual(history.calls, [.display(items: [.plants, .milk])] + loadersOff)
  }

  /// L12.
  func test_presentItemsThatDifferInWhatIsNotDisplayed() {
    // Given
    open([.milk])

    // When
    director.present(items: [.milkOfSam])

    // Then
    XCTAssertEqual(history.calls, [.display(items: [.milk])] + loadersOff)
  }

  /// L4.
  func test_presentNoItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(history.calls, [.displayEmpty] + loadersOff)
  }

  // MARK: Failure

  /// L3 L5 L6 X1.
  func test_presentError() {
    // Given
    open([.milk])
    director.onRetry()
    history.removeAll()

    // When
    director.presentError(.network(.timedOut))

    // Then
    XCTAssertEqual(
      history.calls, [.displayError("The server took too long to answer.")] + loadersOff)
  }

  /// L3 L4.
  func test_presentErrorWithoutItems() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.presentError(.store(.readFailed))

    // Then
    XCTAssertEqual(
      history.calls, [.displayError("The items on this device couldn't be read.")] + loadersOff)
  }

  // MARK: Loading again

  /// L3 L7.
  func test_onRetry() {
    // Given
    director.onUIReady()
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchItems])
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
    XCTAssertEqual(history.calls, [.toggle(refreshing: true), .fetchItems])
  }

  /// L5 L6.
  func test_onPullToRefreshWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, [.toggle(refreshing: true)])
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
    XCTAssertEqual(history.calls, [.toggle(refreshing: true)])
  }

  /// L8 X6.
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

  // MARK: Deleting

  /// L8.
  func test_onDeleteAll() {
    // Given
    open([.milk])

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(
      history.calls, [.toggle(loading: true), .toggle(deleting: true), .deleteAllItems])
  }

  /// L4 L8.
  func test_presentNoItemsAfterDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(history.calls, [.display(items: []), .displayEmpty] + loadersOff)
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
    XCTAssertEqual(
      history.calls, [.displayError("The items couldn't be saved on this device.")] + loadersOff)
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
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchItems])
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

  // MARK: Opening other modules

  /// L9.
  func test_onItemSelected() {
    // Given
    open([.plants, .milk])

    // When
    director.onItemSelected(index: 1)

    // Then
    XCTAssertEqual(history.calls, [.gotoDetail(for: .milk)])
  }

  /// L3 L9.
  func test_onItemSelectedAfterAnError() {
    // Given
    open([.milk])
    director.presentError(.network(.offline))
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(history.calls, [.gotoDetail(for: .milk)])
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

  /// L9 X6.
  func test_onItemSelectedIsNotRefusedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onItemSelected(index: 0)

    // Then
    XCTAssertEqual(history.calls, [.gotoDetail(for: .milk)])
  }

  /// L10.
  func test_onAddItem() {
    // When
    director.onAddItem()

    // Then
    XCTAssertEqual(history.calls, [.gotoAddItem(with: ObjectIdentifier(director))])
  }

  /// L10 X6.
  func test_onAddItemIsNotRefusedWhileDeleting() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()

    // When
    director.onAddItem()

    // Then
    XCTAssertEqual(history.calls, [.gotoAddItem(with: ObjectIdentifier(director))])
  }

  // MARK: Coming back

  /// A4 L7 X7.
  func test_itemDidCreate() {
    // Given
    open([.milk])

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchItems])
  }

  /// A4 L5.
  func test_itemDidCreateWhileLoading() {
    // Given
    director.onUIReady()
    history.removeAll()

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchItems])
  }

  /// A4 L6.
  func test_itemDidCreateWhileRefreshing() {
    // Given
    open([.milk])
    director.onPullToRefresh()
    history.removeAll()

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchItems])
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
    XCTAssertEqual(history.calls, [.toggle(deleting: false), .toggle(loading: true), .fetchItems])
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
    XCTAssertEqual(history.calls, [.toggle(refreshing: true)])
  }

  // MARK: Answers inside the call

  /// L3 L7.
  func test_onRetryOnceAnsweredInsideTheCall() {
    // Given
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }
    director.onUIReady()
    dataManager.answer = nil
    history.removeAll()

    // When
    director.onRetry()

    // Then
    XCTAssertEqual(history.calls, [.toggle(loading: true), .fetchItems])
  }

  /// L3 L6.
  func test_onPullToRefreshOnceAnsweredInsideTheCall() {
    // Given
    open([.milk])
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }
    director.onPullToRefresh()
    dataManager.answer = nil
    history.removeAll()

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, [.toggle(refreshing: true), .fetchItems])
  }

  /// L8.
  func test_onDeleteAllOnceAnsweredInsideTheCall() {
    // Given
    open([.milk])
    dataManager.answer = { [weak director] in director?.presentError(.network(.offline)) }
    director.onDeleteAll()
    dataManager.answer = nil
    history.removeAll()

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(
      history.calls, [.toggle(loading: true), .toggle(deleting: true), .deleteAllItems])
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
  func test_onPullToRefreshOnceTheUIIsGone() {
    // Given
    ui = nil

    // When
    director.onPullToRefresh()

    // Then
    XCTAssertEqual(history.calls, [.fetchItems])
  }

  /// X2 X4.
  func test_onDeleteAllOnceTheUIIsGone() {
    // Given
    open([.milk])
    ui = nil

    // When
    director.onDeleteAll()

    // Then
    XCTAssertEqual(history.calls, [.deleteAllItems])
  }

  /// X2 X4.
  func test_presentItemsOnceTheUIIsGone() {
    // Given
    open([.milk])
    ui = nil

    // When
    director.present(items: [])

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X2 X4.
  func test_presentErrorOnceTheUIIsGone() {
    // Given
    open([.milk])
    ui = nil

    // When
    director.presentError(.network(.offline))

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X2 X4.
  func test_itemDidCreateWhileDeletingOnceTheUIIsGone() {
    // Given
    open([.milk])
    director.onDeleteAll()
    history.removeAll()
    ui = nil

    // When
    director.itemDidCreate()

    // Then
    XCTAssertEqual(history.calls, [.fetchItems])
  }
}
