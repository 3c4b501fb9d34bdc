import FakeWorld
import Items
import XCTest

extension InMemoryStoreTests {
  /// Calls an operation with items that would show.
  private func call(_ operation: InMemoryStore.Operation) throws {
    switch operation {
    case .readAll: _ = try store.readAll()
    case .replaceAll: try store.replaceAll(with: [.sample(7)])
    case .insert: try store.insert(.sample(2, title: "Changed"))
    case .removeAll: try store.removeAll()
    }
  }

  /// Expects that an operation throws the error of its kind.
  private func assertFails(_ operation: InMemoryStore.Operation, line: UInt = #line) {
    XCTAssertThrowsError(try call(operation), "\(operation)", line: line) {
      let error: StoreError = operation == .readAll ? .readFailed : .writeFailed
      XCTAssertEqual($0 as? StoreError, error, "\(operation)", line: line)
    }
  }

  func testOperationThatFailsChangesNothing() {
    for operation in InMemoryStore.Operation.allCases {
      let before = store.contents
      store.fail(operation, .always)
      assertFails(operation)
      XCTAssertEqual(store.contents, before, "\(operation)")
      store.fail(operation, nil)
    }
  }

  func testOperationCanFailOnce() throws {
    for operation in InMemoryStore.Operation.allCases {
      store.fail(operation, .once)
      assertFails(operation)
      try call(operation)
    }
  }

  func testOperationCanFailUntilItIsMended() throws {
    for operation in InMemoryStore.Operation.allCases {
      store.fail(operation, .always)
      for _ in 0..<3 { assertFails(operation) }
      store.fail(operation, nil)
      try call(operation)
    }
  }

  func testWhereOneOperationFailsTheOthersWork() throws {
    for operation in InMemoryStore.Operation.allCases {
      store.fail(operation, .always)
      for other in InMemoryStore.Operation.allCases where other != operation { try call(other) }
      assertFails(operation)
      store.fail(operation, nil)
    }
  }
}
