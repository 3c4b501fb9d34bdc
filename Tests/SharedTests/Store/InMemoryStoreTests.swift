import FakeWorld
import Items
import XCTest

final class InMemoryStoreTests: XCTestCase {
  let store = InMemoryStore(contents: [1, 2, 3].map { .sample($0) })

  func testHoldsWhatItWasMadeWithInOrder() throws {
    XCTAssertEqual(try store.readAll().map(\.id), [1, 2, 3])
    XCTAssertEqual(try InMemoryStore().readAll(), [])
  }

  func testReplacingLeavesOnlyTheNewItemsInTheirOrder() throws {
    try store.replaceAll(with: [.sample(9), .sample(2)])
    XCTAssertEqual(store.contents, [.sample(9), .sample(2)])
  }

  func testNewItemGoesToTheEnd() throws {
    try store.insert(.sample(4))
    XCTAssertEqual(store.contents.map(\.id), [1, 2, 3, 4])
  }

  func testItemWithAKnownIdTakesTheOldOnesPlace() throws {
    try store.insert(.sample(2, title: "Changed"))
    XCTAssertEqual(store.contents, [.sample(1), .sample(2, title: "Changed"), .sample(3)])
  }

  func testRemovingLeavesNothing() throws {
    try store.removeAll()
    XCTAssertEqual(store.contents, [])
  }

  func testAllCallsAreRecordedInOrderButLookingIsNoCall() throws {
    store.fail(.insert, .once)
    try store.replaceAll(with: [])
    _ = try store.readAll()
    XCTAssertThrowsError(try store.insert(.sample(1))) {
      XCTAssertEqual($0 as? StoreError, .writeFailed)
    }
    try store.removeAll()
    _ = store.contents
    XCTAssertEqual(store.calls, [.replaceAll, .readAll, .insert, .removeAll])
  }

  func testAfterAnyOperationsItAgreesWithAPlainArray() throws {
    var random = SeededGenerator(seed: 6)
    let store = InMemoryStore()
    var model: [Item] = []
    for step in 0..<500 {
      let item = Item.sample(Int.random(in: 0..<40, using: &random), title: "Step \(step)")
      let fails = Int.random(in: 0..<5, using: &random) == 0
      for operation in InMemoryStore.Operation.allCases where fails { store.fail(operation, .once) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        try? store.removeAll()
        if !fails { model = [] }
      case 1:
        let ids = (0..<40).shuffled(using: &random).prefix(20)
        let items = ids.map { Item.sample($0, title: "Step \(step)") }
        try? store.replaceAll(with: items)
        if !fails { model = items }
      default:
        try? store.insert(item)
        if fails { break }
        if let index = model.firstIndex(where: { $0.id == item.id }) {
          model[index] = item
        } else {
          model.append(item)
        }
      }
      for operation in InMemoryStore.Operation.allCases { store.fail(operation, nil) }
      XCTAssertEqual(try store.readAll(), model)
    }
  }
}
