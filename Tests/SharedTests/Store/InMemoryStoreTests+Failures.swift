import FakeWorld
import Items
import Testing

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

  private func error(of operation: InMemoryStore.Operation) -> StoreError {
    operation == .readAll ? .readFailed : .writeFailed
  }

  @Test(arguments: InMemoryStore.Operation.allCases)
  func `An operation that fails changes nothing`(operation: InMemoryStore.Operation) {
    let before = store.contents
    store.fail(operation, .always)
    #expect(throws: error(of: operation)) { try call(operation) }
    #expect(store.contents == before)
  }

  @Test(arguments: InMemoryStore.Operation.allCases)
  func `An operation can fail once`(operation: InMemoryStore.Operation) throws {
    store.fail(operation, .once)
    #expect(throws: error(of: operation)) { try call(operation) }
    try call(operation)
  }

  @Test(arguments: InMemoryStore.Operation.allCases)
  func `An operation can fail until it is mended`(operation: InMemoryStore.Operation) throws {
    store.fail(operation, .always)
    for _ in 0..<3 { #expect(throws: error(of: operation)) { try call(operation) } }
    store.fail(operation, nil)
    try call(operation)
  }

  @Test(arguments: InMemoryStore.Operation.allCases)
  func `Where one operation fails the others work`(operation: InMemoryStore.Operation) throws {
    store.fail(operation, .always)
    for other in InMemoryStore.Operation.allCases where other != operation { try call(other) }
    #expect(throws: error(of: operation)) { try call(operation) }
  }
}
