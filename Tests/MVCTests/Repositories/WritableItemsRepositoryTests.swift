import FakeWorld
import Items
import XCTest

@testable import MVC

final class WritableItemsRepositoryTests: XCTestCase {
  /// L2 L3 L8 A4.
  func testEachWriteIsOneCallToTheStore() throws {
    typealias Scenario = (
      write: (WritableItemsRepository) throws -> Void, calls: [InMemoryStore.Operation],
      contents: [Item]
    )
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ({ _ in }, [], [.plants]),
      #line: ({ try $0.write([.milk]) }, [.replaceAll], [.milk]),
      #line: ({ try $0.add(.milk) }, [.insert], [.plants, .milk]),
      #line: ({ try $0.clear() }, [.removeAll], []),
    ]

    for (line, scenario) in scenarios {
      let store = InMemoryStore(contents: [.plants])

      try scenario.write(WritableItemsRepository(writing: store))

      XCTAssertEqual(store.calls, scenario.calls, line: line)
      XCTAssertEqual(store.contents, scenario.contents, line: line)
    }
  }

  /// L3 L8 A4.
  func testEachWriteFailsWithTheStoresReason() {
    let store = InMemoryStore(contents: [.plants])
    for operation in InMemoryStore.Operation.allCases { store.fail(operation, .always) }
    let repository = WritableItemsRepository(writing: store)
    let writes: KeyValuePairs<UInt, () throws -> Void> = [
      #line: { try repository.write([.milk]) },
      #line: { try repository.add(.milk) },
      #line: { try repository.clear() },
    ]

    for (line, write) in writes {
      XCTAssertThrowsError(try write(), line: line) {
        XCTAssertEqual($0 as? StoreError, .writeFailed, line: line)
      }
    }
    XCTAssertEqual(store.contents, [.plants])
  }
}
