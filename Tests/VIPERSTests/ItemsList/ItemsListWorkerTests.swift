import FakeWorld
import Items
import ItemsNetworking
import VIPERS
import XCTest

/// Tests the list's worker between a spy of the director and fakes of network and store.
final class ItemsListWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: Spy, ItemsList_PresentData {
    private(set) var presentedStoredItems: [Item]?
    private(set) var presentedItems: [Item]?
    private(set) var presentedFailure: ItemsFailure?

    func present(storedItems: [Item]) {
      note("presenter.present(storedItems:)")
      presentedStoredItems = storedItems
    }

    func present(items: [Item]) {
      note("presenter.present(items:)")
      presentedItems = items
    }

    func presentError(_ failure: ItemsFailure) {
      note("presenter.presentError")
      presentedFailure = failure
    }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!
  private var network: NetworkFake!
  private var store: StoreFake!
  private var presenter: PresenterSpy!
  private var worker: ItemsListWorker!

  override func setUp() {
    loop = EventLoop()
    history = CallLog()
    network = NetworkFake(history, loop: loop)
    store = StoreFake(history)
    presenter = PresenterSpy(history)
    worker = ItemsListWorker(client: network, store: store)
    worker.presenter = presenter
  }

  override func tearDown() {
    worker = nil
  }

  // MARK: Reading

  /// L1.
  func test_readItems() {
    // Given
    store.storedItems = [.plants, .milk]

    // When
    worker.readItems()

    // Then
    XCTAssertEqual(presenter.presentedStoredItems, [.plants, .milk])
    XCTAssertEqual(history.calls, ["store.readAll", "presenter.present(storedItems:)"])
  }

  /// L1.
  func test_readItemsFailed() {
    // Given
    store.storedItems = [.milk]
    store.nextReadWillFail = true

    // When
    worker.readItems()

    // Then
    XCTAssertEqual(presenter.presentedStoredItems, [])
    XCTAssertEqual(history.calls, ["store.readAll", "presenter.present(storedItems:)"])
  }

  // MARK: Fetching

  /// L2.
  func test_fetchItemsCompleted() {
    // Given
    network.storedItems = [.plants, .milk]
    store.readsInReverse = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(store.storedItems, [.plants, .milk])
    XCTAssertEqual(presenter.presentedItems, [.milk, .plants])
    XCTAssertEqual(
      history.calls,
      [
        "network.fetchItems", "store.replaceAll", "store.readAll", "presenter.present(items:)",
      ])
  }

  /// L3.
  func test_fetchItemsFailed() {
    // Given
    network.nextCallWillFail = true
    network.failure = .timedOut

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedFailure, .network(.timedOut))
    XCTAssertEqual(history.calls, ["network.fetchItems", "presenter.presentError"])
  }

  /// L3.
  func test_fetchItemsThatCannotBeStored() {
    // Given
    store.nextWriteWillFail = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedFailure, .store(.writeFailed))
    XCTAssertEqual(
      history.calls, ["network.fetchItems", "store.replaceAll", "presenter.presentError"])
  }

  /// L3.
  func test_fetchItemsThatCannotBeReadBack() {
    // Given
    store.nextReadWillFail = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedFailure, .store(.readFailed))
    XCTAssertEqual(
      history.calls,
      ["network.fetchItems", "store.replaceAll", "store.readAll", "presenter.presentError"])
  }

  /// X4.
  func test_fetchItemsRepliedTwice() {
    // Given
    network.repliesTwice = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "network.fetchItems", "store.replaceAll", "store.readAll", "presenter.present(items:)",
      ])
  }

  /// A4 X4 X5.
  func test_fetchItemsWhileFetching() {
    // Given
    network.ignoresCancel = true
    worker.fetchItems()
    network.storedItems = [.milk]
    history.removeAll()

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedItems, [.milk])
    XCTAssertEqual(
      history.calls,
      [
        "network.cancel", "network.fetchItems", "store.replaceAll", "store.readAll",
        "presenter.present(items:)",
      ])
  }

  /// A4 L8 X4 X5.
  func test_fetchItemsWhileDeleting() {
    // Given
    network.ignoresCancel = true
    worker.deleteAllItems()
    history.removeAll()

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "network.cancel", "network.fetchItems", "store.replaceAll", "store.readAll",
        "presenter.present(items:)",
      ])
  }

  // MARK: Deleting

  /// L8.
  func test_deleteAllItemsCompleted() {
    // Given
    store.storedItems = [.milk]

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(store.storedItems, [])
    XCTAssertEqual(presenter.presentedItems, [])
    XCTAssertEqual(
      history.calls, ["network.deleteItems", "store.removeAll", "presenter.present(items:)"])
  }

  /// L8.
  func test_deleteAllItemsFailed() {
    // Given
    network.nextCallWillFail = true
    network.failure = .status(503)

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedFailure, .network(.status(503)))
    XCTAssertEqual(history.calls, ["network.deleteItems", "presenter.presentError"])
  }

  /// L8.
  func test_deleteAllItemsThatTheStoreKeeps() {
    // Given
    store.nextWriteWillFail = true

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedFailure, .store(.writeFailed))
    XCTAssertEqual(
      history.calls, ["network.deleteItems", "store.removeAll", "presenter.presentError"])
  }

  /// X4.
  func test_deleteAllItemsRepliedTwice() {
    // Given
    network.repliesTwice = true

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, ["network.deleteItems", "store.removeAll", "presenter.present(items:)"])
  }

  // MARK: Ownership

  /// X2 X4 X5.
  func test_replyToAFetchOnceTheWorkerIsGone() {
    // Given
    worker.fetchItems()
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.fetchItems"])
  }

  /// X2 X4.
  func test_replyToADeleteOnceTheWorkerIsGone() {
    // Given
    worker.deleteAllItems()
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.deleteItems"])
  }

  /// X2.
  func test_presenterIsNotKeptAlive() {
    // Given
    weak let weakPresenter = presenter

    // When
    presenter = nil

    // Then
    XCTAssertNil(weakPresenter)
  }

  /// X2 X4.
  func test_onceThePresenterIsGone() {
    // Given
    presenter = nil

    // When
    worker.readItems()
    worker.fetchItems()
    loop.runUntilSettled()
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        "network.fetchItems", "store.replaceAll", "store.readAll", "network.deleteItems",
        "store.removeAll",
      ])
  }

  /// X2 X4.
  func test_fetchItemsFailedOnceThePresenterIsGone() {
    // Given
    presenter = nil
    network.nextCallWillFail = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.fetchItems"])
  }

  /// X2 X4.
  func test_deleteAllItemsFailedOnceThePresenterIsGone() {
    // Given
    presenter = nil
    network.nextCallWillFail = true

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, ["network.deleteItems"])
  }
}
