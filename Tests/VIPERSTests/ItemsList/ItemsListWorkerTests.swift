import Shared
import VIPERS
import XCTest

/// Tests the list's worker between a spy of the director and a fake of the network.
final class ItemsListWorkerTests: XCTestCase {
  // MARK: Spies

  private final class PresenterSpy: ItemsList_PresentData {
    private(set) var presentedItems: [Item] = []
    private(set) var presentedFailure: ItemsFailure?
    var expectation: XCTestExpectation?
    private let history: History

    init(_ history: History) {
      self.history = history
    }

    func present(storedItems: [Item]) {
      history.note("presenter.present(storedItems: \(storedItems.map(\.title)))")
      presentedItems = storedItems
      expectation?.fulfill()
    }

    func present(items: [Item]) {
      history.note("presenter.present(items: \(items.map(\.title)))")
      presentedItems = items
      expectation?.fulfill()
    }

    func presentError(_ failure: ItemsFailure) {
      history.note("presenter.presentError(\(failure))")
      presentedFailure = failure
      expectation?.fulfill()
    }
  }

  /// Reads the items in another order than they were stored.
  private final class ReversingStore: ItemReading, ItemWriting {
    private var items: [Item] = []

    func readAll() throws(StoreError) -> [Item] {
      items.reversed()
    }

    func replaceAll(with items: [Item]) throws(StoreError) {
      self.items = items
    }

    func insert(_ item: Item) throws(StoreError) {
      throw .writeFailed
    }

    func removeAll() throws(StoreError) {
      throw .writeFailed
    }
  }

  // MARK: Setup

  private var loop: EventLoop!
  private var network: NetworkFake!
  private var store: InMemoryStore!
  private var history: History!
  private var presenter: PresenterSpy!
  private var worker: ItemsListWorker!

  override func setUp() {
    loop = EventLoop()
    network = NetworkFake(loop: loop)
    store = InMemoryStore(contents: [.milk])
    history = History()
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
    // When
    worker.readItems()

    // Then
    XCTAssertEqual(presenter.presentedItems, [.milk])
    XCTAssertEqual(history.calls, [#"presenter.present(storedItems: ["Buy milk"])"#])
    XCTAssertEqual(store.calls, [.readAll])
    XCTAssertEqual(network.calls, [])
  }

  /// L1.
  func test_readItemsFailed() {
    // Given
    store.fail(.readAll, .once)

    // When
    worker.readItems()

    // Then
    XCTAssertEqual(history.calls, [])
    XCTAssertEqual(store.calls, [.readAll])
  }

  // MARK: Fetching

  /// L2 X3 X4.
  func test_fetchItemsCompleted() {
    // Given
    network.storedItems = [.plants, .milk]
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.fetchItems()
    XCTAssertEqual(history.calls, [])
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedItems, [.plants, .milk])
    XCTAssertEqual(
      history.calls, [#"presenter.present(items: ["Water the plants", "Buy milk"])"#])
    XCTAssertEqual(network.calls, ["fetchItems"])
    XCTAssertEqual(store.calls, [.replaceAll, .readAll])
    XCTAssertEqual(store.contents, [.plants, .milk])
  }

  /// L2.
  func test_fetchItemsPresentsWhatTheStoreHas() {
    // Given
    network.storedItems = [.plants, .milk]
    worker = ItemsListWorker(client: network, store: ReversingStore())
    worker.presenter = presenter
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedItems, [.milk, .plants])
  }

  /// L3 X4.
  func test_fetchItemsFailed() {
    let errors: [NetworkError] = [
      .offline, .timedOut, .status(500), .undecodable(reason: "not JSON"),
    ]
    for error in errors {
      // Given
      history.removeAll()
      network.storedItems = [.plants]
      network.nextCallWillFail = true
      network.failure = error
      let presented = expectation(description: "presented")
      presenter.expectation = presented

      // When
      worker.fetchItems()
      loop.runUntilSettled()

      // Then
      wait(for: [presented], timeout: 0)
      XCTAssertEqual(presenter.presentedFailure, .network(error))
      XCTAssertEqual(presenter.presentedItems, [])
      XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.network(error)))"])
      XCTAssertEqual(store.calls, [])
    }
  }

  /// L3.
  func test_fetchItemsThatCannotBeStored() {
    // Given
    network.storedItems = [.plants]
    store.fail(.replaceAll, .once)
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedFailure, .store(.writeFailed))
    XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.store(.writeFailed)))"])
    XCTAssertEqual(store.calls, [.replaceAll])
    XCTAssertEqual(store.contents, [.milk])
  }

  /// L3.
  func test_fetchItemsThatCannotBeReadBack() {
    // Given
    network.storedItems = [.plants]
    store.fail(.readAll, .once)
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedFailure, .store(.readFailed))
    XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.store(.readFailed)))"])
    XCTAssertEqual(store.calls, [.replaceAll, .readAll])
  }

  /// A4 X5 X4.
  func test_fetchItemsWhileFetching() {
    // Given
    network.storedItems = [.milk]
    worker.fetchItems()
    network.storedItems = [.milk, .plants]
    let presented = expectation(description: "presented once")
    presenter.expectation = presented

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedItems, [.milk, .plants])
    XCTAssertEqual(
      history.calls, [#"presenter.present(items: ["Buy milk", "Water the plants"])"#])
    XCTAssertEqual(network.calls, ["fetchItems", "cancel fetchItems", "fetchItems"])
    XCTAssertEqual(store.calls, [.replaceAll, .readAll])
  }

  /// A4 X5 L8.
  func test_fetchItemsWhileDeleting() {
    // Given
    worker.deleteAllItems()
    network.storedItems = [.plants]
    let presented = expectation(description: "presented once")
    presenter.expectation = presented

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedItems, [.plants])
    XCTAssertEqual(history.calls, [#"presenter.present(items: ["Water the plants"])"#])
    XCTAssertEqual(network.calls, ["deleteItems", "cancel deleteItems", "fetchItems"])
    XCTAssertEqual(store.calls, [.replaceAll, .readAll])
  }

  /// L6.
  func test_fetchItemsAgain() {
    // Given
    worker.fetchItems()
    loop.runUntilSettled()
    network.storedItems = [.plants]

    // When
    worker.fetchItems()
    loop.runUntilSettled()

    // Then
    XCTAssertEqual(presenter.presentedItems, [.plants])
    XCTAssertEqual(
      history.calls,
      ["presenter.present(items: [])", #"presenter.present(items: ["Water the plants"])"#])
    XCTAssertEqual(network.calls, ["fetchItems", "fetchItems"])
  }

  // MARK: Deleting

  /// L8 X3.
  func test_deleteAllItemsCompleted() {
    // Given
    worker.readItems()
    history.removeAll()
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.deleteAllItems()
    XCTAssertEqual(store.contents, [.milk])
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedItems, [])
    XCTAssertEqual(history.calls, ["presenter.present(items: [])"])
    XCTAssertEqual(network.calls, ["deleteItems"])
    XCTAssertEqual(store.calls, [.readAll, .removeAll])
    XCTAssertEqual(store.contents, [])
  }

  /// L8.
  func test_deleteAllItemsFailed() {
    // Given
    network.nextCallWillFail = true
    network.failure = .timedOut
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedFailure, .network(.timedOut))
    XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.network(.timedOut)))"])
    XCTAssertEqual(store.calls, [])
  }

  /// L8.
  func test_deleteAllItemsThatTheStoreKeeps() {
    // Given
    store.fail(.removeAll, .once)
    let presented = expectation(description: "presented")
    presenter.expectation = presented

    // When
    worker.deleteAllItems()
    loop.runUntilSettled()

    // Then
    wait(for: [presented], timeout: 0)
    XCTAssertEqual(presenter.presentedFailure, .store(.writeFailed))
    XCTAssertEqual(history.calls, ["presenter.presentError(\(ItemsFailure.store(.writeFailed)))"])
    XCTAssertEqual(store.calls, [.removeAll])
    XCTAssertEqual(store.contents, [.milk])
  }

  // MARK: Ownership

  /// X2 X4 X5.
  func test_repliesDoNotKeepTheWorkerAlive() {
    for send in [ItemsListWorker.fetchItems, ItemsListWorker.deleteAllItems] {
      // Given
      worker = ItemsListWorker(client: network, store: store)
      worker.presenter = presenter
      send(worker)()
      weak let weakWorker = worker

      // When
      worker = nil
      XCTAssertNil(weakWorker)
      loop.runUntilSettled()

      // Then
      XCTAssertEqual(history.calls, [])
      XCTAssertEqual(store.calls, [])
    }
    XCTAssertEqual(network.calls, ["fetchItems", "deleteItems"])
  }

  /// X2 X4.
  func test_presenterIsNotKeptAlive() {
    // Given
    weak let weakPresenter = presenter

    // When
    presenter = nil

    // Then
    XCTAssertNil(weakPresenter)
    worker.readItems()
    worker.fetchItems()
    loop.runUntilSettled()
    worker.deleteAllItems()
    loop.runUntilSettled()
    XCTAssertEqual(store.calls, [.readAll, .replaceAll, .readAll, .removeAll])
  }
}
