import FakeWorld
import Items
import VIPERS
import XCTest

/// Tests how the list's worker fetches.
final class ItemsListWorkerFetchingTests: ItemsListWorkerTestCase {
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
}
