import Items

/// Keeps items in memory, records the calls made to it, and fails on demand.
public final class InMemoryStore: ItemReading, ItemWriting {
  /// A call that can be made to fail.
  public enum Operation: CaseIterable, Sendable {
    /// Fails with ``StoreError/readFailed``.
    case readAll
    /// Each fails with ``StoreError/writeFailed``.
    case replaceAll, insert, removeAll
  }

  /// How long an operation goes on failing.
  public enum Failing: Sendable {
    /// At its next call only.
    case once
    /// Until told otherwise.
    case always
  }

  /// What is stored, without counting as a call.
  public private(set) var contents: [Item]
  /// Every call since the store was made, failed ones too.
  public private(set) var calls: [Operation] = []
  private var failing: [Operation: Failing] = [:]

  /// Makes a store that already holds `contents`.
  public init(contents: [Item] = []) {
    self.contents = contents
  }

  /// Makes an operation throw instead of doing its work; `nil` makes it work again.
  public func fail(_ operation: Operation, _ failing: Failing?) {
    self.failing[operation] = failing
  }

  public func readAll() throws(StoreError) -> [Item] {
    try begin(.readAll, failingWith: .readFailed)
    return contents
  }

  public func replaceAll(with items: [Item]) throws(StoreError) {
    try begin(.replaceAll, failingWith: .writeFailed)
    contents = items
  }

  public func insert(_ item: Item) throws(StoreError) {
    try begin(.insert, failingWith: .writeFailed)
    if let index = contents.firstIndex(where: { $0.id == item.id }) {
      contents[index] = item
    } else {
      contents.append(item)
    }
  }

  public func removeAll() throws(StoreError) {
    try begin(.removeAll, failingWith: .writeFailed)
    contents = []
  }

  private func begin(
    _ operation: Operation, failingWith error: StoreError
  ) throws(StoreError) {
    calls.append(operation)
    guard let failing = failing[operation] else { return }
    if failing == .once { self.failing[operation] = nil }
    throw error
  }
}
