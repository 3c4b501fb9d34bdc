import FakeWorld
import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the list's local data manager.
final class ItemsListLocalDataManagerTests: XCTestCase {
  private var store: InMemoryStore!
  private var sut: ItemsListLocalDataManager!

  override func setUp() {
    store = InMemoryStore(contents: [.milk])
    sut = ItemsListLocalDataManager(store: store)
  }

  /// L1 L2.
  func test_whenGettingItems_itReadsTheStore() {
    var results: [Result<[Item], StoreError>] = []
    sut.getItems { results.append($0) }
    store.fail(.readAll, .once)
    sut.getItems { results.append($0) }
    XCTAssertEqual(results, [.success([.milk]), .failure(.readFailed)])
    XCTAssertEqual(store.calls, [.readAll, .readAll])
  }

  /// L2 L3.
  func test_whenReplacingItems_itDeletesAndSavesInOneTransaction() {
    var errors: [StoreError?] = []
    store.fail(.replaceAll, .once)
    sut.replaceItems(with: [.plants]) { errors.append($0.error) }
    XCTAssertEqual(store.contents, [.milk])
    sut.replaceItems(with: [.plants]) { errors.append($0.error) }
    XCTAssertEqual(store.contents, [.plants])
    XCTAssertEqual(errors, [.writeFailed, nil])
    XCTAssertEqual(store.calls, [.replaceAll, .replaceAll])
  }

  /// L8.
  func test_whenDeletingItems_itEmptiesTheStore() {
    var errors: [StoreError?] = []
    store.fail(.removeAll, .once)
    sut.deleteItems { errors.append($0.error) }
    XCTAssertEqual(store.contents, [.milk])
    sut.deleteItems { errors.append($0.error) }
    XCTAssertEqual(store.contents, [])
    XCTAssertEqual(errors, [.writeFailed, nil])
    XCTAssertEqual(store.calls, [.removeAll, .removeAll])
  }
}
