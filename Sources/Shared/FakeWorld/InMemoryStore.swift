import Items

/// Keeps items in memory, records the calls made to it, and fails on demand.
public final class InMemoryStore: ItemReading, ItemWriting {
  /// A call that can be made to fail.
  public enum Operation: CaseIterable, Sendable {
    case readAll, replaceAll, insert, removeAll
  }

  /// How long an operation goes on failing.
  public enum Failing: Sendable {
    case once, always
  }

  /// What is stored, without counting as a call.
  public private(set) var contents: [Item]
  /// Every call since the store was made, failed ones too.
  public private(set) var calls: [Operation] = []
  private var failing: [Operation: Failing] = [:]
  /// Made when an id is first looked up, since most changes replace everything.
  private var positions: [Item.ID: Int]?

  /// Makes a store that already holds `contents`.
  public init(contents: [Item] = []) {
    self.contents = contents
  }

  /// Makes an operation throw instead of doing its work; `nil` makes it work again.
  public func fail(_ operation: Operation, _ failing: Failing?) {
    self.failing[operation] = failing
  }

  /// Returns the stored item with an id, without counting as a call; O(1) once looked up.
  public func item(withID id: Item.ID) -> Item? {
    position(of: id).map { contents[$0] }
  }

  public func readAll() throws(StoreError) -> [Item] {
    try begin(.readAll, failingWith: .readFailed)
    return contents
  }

  public func replaceAll(with items: [Item]) throws(StoreError) {
    try begin(.replaceAll, failingWith: .writeFailed)
    contents = items
    positions = nil
  }

  public func insert(_ item: Item) throws(StoreError) {
    try begin(.insert, failingWith: .writeFailed)
    if let position = position(of: item.id) {
      contents[position] = item
    } else {
      positions?[item.id] = contents.count
      contents.append(item)
    }
  }

  public func removeAll() throws(StoreError) {
    try begin(.removeAll, failingWith: .writeFailed)
    contents = []
    positions = nil
  }

  private func begin(
    _ operation: Operation, failingWith error: StoreError
  ) throws(StoreError) {
    calls.append(operation)
    guard let failing = failing[operation] else { return }
    if failing == .once { self.failing[operation] = nil }
    throw error
  }

  private func position(of id: Item.ID) -> Int? {
    let positions =
      positions
      ?? Dictionary(contents.indices.map { (contents[$0].id, $0) }, uniquingKeysWith: { $1 })
    self.positions = positions
    return positions[id]
  }
}
