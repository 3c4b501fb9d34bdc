import FakeWorld
import Items
import XCTest

@testable import VIPER

/// Describes the form's local data manager.
final class AddItemLocalDataManagerTests: XCTestCase {
  private var store: InMemoryStore!
  private var errors: [StoreError?]!
  private var sut: AddItemLocalDataManager!

  override func setUp() {
    store = InMemoryStore(contents: [.milk])
    errors = []
    sut = AddItemLocalDataManager(store: store)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe saving an item

  /// A4.
  func test_whenSavingAnItem_itInsertsIt() {
    sut.saveItem(.plants) { errors.append($0.error) }

    XCTAssertEqual(store.contents, [.milk, .plants])
    XCTAssertEqual(store.calls, [.insert])
    XCTAssertEqual(errors, [nil])
  }

  /// A4.
  func test_whenSavingAnItem_andTheStoreFails_itPassesTheErrorOn() {
    store.fail(.insert, .once)

    sut.saveItem(.plants) { errors.append($0.error) }

    XCTAssertEqual(errors, [.writeFailed])
  }
}
