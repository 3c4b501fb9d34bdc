import FakeWorld
import Items
import ItemsNetworking
import XCTest

@testable import VIPERS

/// Tests the list's worker between a spy of the director and fakes of network and store.
final class ItemsListWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: Spy, ItemsList_PresentData {
    func present(storedItems: [Item]) { note(.present(storedItems: storedItems)) }
    func present(items: [Item]) { note(.present(items: items)) }
    func presentError(_ failure: ItemsFailure) { note(.presentError(failure)) }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var history: CallLog!
  private var network: NetworkFake!
  private var store: StoreFake!
  private var presenter: PresenterSpy!
  private var worker: ItemsListWorker!

  override func setUp() {
    super.setUp()
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
    super.tearDown()
  }

  // MARK: Reading

  /// L1.
  func test_readItems() {
    // Given
    store.storedItems = [.plants, .milk]

    // When
    worker.readItems()

    // Then
    XCTAssertEqual(history.calls, [.store(.readAll), .present(storedItems: [.plants, .milk])])
  }

  /// L1.
  func test_readItemsFailed() {
    // Given
    store.storedItems = [.milk]
    store.nextReadWillFail = true

    // When
    worker.readItems()

    // Then
    XCTAssertEqual(history.calls, [.store(.readAll), .present(storedItems: [])])
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
    XCTAssertEqual(
      history.calls,
      [
        .network(.fetchItems), .store(.replaceAll([.plants, .milk])), .store(.readAll),
        .present(items: [.milk, .plants]),
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
    XCTAssertEqual(history.calls, [.network(.fetchItems), .presentError(.network(.timedOut))])
  }

  /// L3.
  func test_fetchItemsThatCannotBeStored() {
    // Given
    store.nextWriteWillFail = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [.network(.fetchItems), .store(.replaceAll([])), .presentError(.store(.writeFailed))])
  }

  /// L3.
  func test_fetchItemsThatCannotBeReadBack() {
    // Given
    store.nextReadWillFail = true

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [
        .network(.fetchItems), .store(.replaceAll([])), .store(.readAll),
        .presentError(.store(.readFailed)),
      ])
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
      [.network(.fetchItems), .store(.replaceAll([])), .store(.readAll), .present(items: [])])
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
    XCTAssertEqual(
      history.calls,
      [
        .network(.cancel), .network(.fetchItems), .store(.replaceAll([.milk])), .store(.readAll),
        .present(items: [.milk]),
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
        .network(.cancel), .network(.fetchItems), .store(.replaceAll([])), .store(.readAll),
        .present(items: []),
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
    XCTAssertEqual(
      history.calls, [.network(.deleteItems), .store(.removeAll), .present(items: [])])
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
    XCTAssertEqual(history.calls, [.network(.deleteItems), .presentError(.network(.status(503)))])
  }

  /// L8.
  func test_deleteAllItemsThatTheStoreKeeps() {
    // Given
    store.nextWriteWillFail = true

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls,
      [.network(.deleteItems), .store(.removeAll), .presentError(.store(.writeFailed))])
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
      history.calls, [.network(.deleteItems), .store(.removeAll), .present(items: [])])
  }

  // MARK: Ownership

  /// X2 X4 X5.
  func test_replyToAFetchOnceTheWorkerIsGone() {
    // Given
    worker.fetchItems()
    history.removeAll()
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
  }

  /// X2 X4.
  func test_replyToADeleteOnceTheWorkerIsGone() {
    // Given
    worker.deleteAllItems()
    history.removeAll()
    worker = nil

    // When
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [])
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
  func test_fetchItemsCompletedOnceThePresenterIsGone() {
    // Given
    presenter = nil

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(
      history.calls, [.network(.fetchItems), .store(.replaceAll([])), .store(.readAll)])
  }

  /// X2 X4.
  func test_deleteAllItemsCompletedOnceThePresenterIsGone() {
    // Given
    presenter = nil

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(history.calls, [.network(.deleteItems), .store(.removeAll)])
  }
}
