import FakeWorld
import Items
import VIPER
import XCTest

/// Describes the form's local data manager.
final class AddItemLocalDataManagerTests: XCTestCase {
  /// A4.
  func test_whenSavingAnItem_itInsertsIt() {
    let store = InMemoryStore(contents: [.milk])
    let sut = AddItemLocalDataManager(store: store)
    var errors: [StoreError?] = []
    store.fail(.insert, .once)
    sut.saveItem(.plants) { errors.append($0.error) }
    XCTAssertEqual(store.contents, [.milk])
    sut.saveItem(.plants) { errors.append($0.error) }
    XCTAssertEqual(store.contents, [.milk, .plants])
    XCTAssertEqual(errors, [.writeFailed, nil])
    XCTAssertEqual(store.calls, [.insert, .insert])
  }
}
