import FakeWorld
import Items
import XCTest

@testable import MVC

final class ReadableItemsRepositoryTests: XCTestCase {
  /// L1 L2.
  func testReadReturnsWhatIsStored() throws {
    let store = InMemoryStore(contents: [.plants, .milk])
    let repository = ReadableItemsRepository(reading: store)
    XCTAssertEqual(store.calls, [])

    XCTAssertEqual(try repository.read(), [.plants, .milk])
    XCTAssertEqual(store.calls, [.readAll])
  }

  /// L1 L3.
  func testReadFailsWithTheStoresReason() {
    let store = InMemoryStore()
    store.fail(.readAll, .once)
    let repository = ReadableItemsRepository(reading: store)

    XCTAssertThrowsError(try repository.read()) { XCTAssertEqual($0 as? StoreError, .readFailed) }
  }
}
