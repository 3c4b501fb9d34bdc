import FakeWorld
import Items
import VIPERS
import XCTest

/// Tests how the list's worker reads and deletes, and whom it keeps alive.
final class ItemsListWorkerTests: ItemsListWorkerTestCase {
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
