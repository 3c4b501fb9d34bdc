import FakeWorld
import Items
import XCTest

@testable import VIPER

/// Describes the list's local data manager.
final class ItemsListLocalDataManagerTests: XCTestCase {
  private var store: InMemoryStore!
  private var results: [Result<[Item], StoreError>]!
  private var errors: [StoreError?]!
  private var sut: ItemsListLocalDataManager!

  override func setUp() {
    store = InMemoryStore(contents: [.milk])
    results = []
    errors = []
    sut = ItemsListLocalDataManager(store: store)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe getting the items

  /// L1 L2.
  func test_whenGettingItems_itReadsTheStore() {
    sut.getItems { results.append($0) }

    XCTAssertEqual(results, [.success([.milk])])
    XCTAssertEqual(store.calls, [.readAll])
  }

  /// L1 L3.
  func test_whenGettingItems_andTheStoreFails_itPassesTheErrorOn() {
    store.fail(.readAll, .once)

    sut.getItems { results.append($0) }

    XCTAssertEqual(results, [.failure(.readFailed)])
  }

  // MARK: describe replacing the items

  /// L2.
  func test_whenReplacingItems_itDeletesAndSavesInOneTransaction() {
    sut.replaceItems(with: [.plants]) { errors.append($0.error) }

    XCTAssertEqual(store.contents, [.plants])
    XCTAssertEqual(store.calls, [.replaceAll])
    XCTAssertEqual(errors, [nil])
  }

  /// L3.
  func test_whenReplacingItems_andTheStoreFails_itPassesTheErrorOn() {
    store.fail(.replaceAll, .once)

    sut.replaceItems(with: [.plants]) { errors.append($0.error) }

    XCTAssertEqual(errors, [.writeFailed])
  }

  // MARK: describe deleting the items

  /// L8.
  func test_whenDeletingItems_itEmptiesTheStore() {
    sut.deleteItems { errors.append($0.error) }

    XCTAssertEqual(store.contents, [])
    XCTAssertEqual(store.calls, [.removeAll])
    XCTAssertEqual(errors, [nil])
  }

  /// L8.
  func test_whenDeletingItems_andTheStoreFails_itPassesTheErrorOn() {
    store.fail(.removeAll, .once)

    sut.deleteItems { errors.append($0.error) }

    XCTAssertEqual(errors, [.writeFailed])
  }
}
