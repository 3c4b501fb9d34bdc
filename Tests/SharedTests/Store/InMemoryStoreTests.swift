import FakeWorld
import Items
import Testing

struct InMemoryStoreTests {
  let store = InMemoryStore(contents: [1, 2, 3].map { .sample($0) })

  @Test func `It holds what it was made with, in order`() throws {
    #expect(try store.readAll().map(\.id) == [1, 2, 3])
    #expect(try InMemoryStore().readAll() == [])
  }

  @Test func `Replacing leaves only the new items, in their order`() throws {
    try store.replaceAll(with: [.sample(9), .sample(2)])
    #expect(store.contents == [.sample(9), .sample(2)])
  }

  @Test func `A new item goes to the end`() throws {
    try store.insert(.sample(4))
    #expect(store.contents.map(\.id) == [1, 2, 3, 4])
  }

  @Test func `An item with a known id takes the old one's place`() throws {
    try store.insert(.sample(2, title: "Changed"))
    #expect(store.contents == [.sample(1), .sample(2, title: "Changed"), .sample(3)])
  }

  @Test func `Removing leaves nothing`() throws {
    try store.removeAll()
    #expect(store.contents == [])
  }

  @Test func `Calls are recorded in order, failed ones too, and looking does not count`() throws {
    store.fail(.insert, .once)
    try store.replaceAll(with: [])
    _ = try store.readAll()
    #expect(throws: StoreError.writeFailed) { try store.insert(.sample(1)) }
    try store.removeAll()
    _ = store.contents
    #expect(store.calls == [.replaceAll, .readAll, .insert, .removeAll])
  }

  @Test func `After any operations it agrees with a plain array`() throws {
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
      #expect(try store.readAll() == model)
    }
  }
}
