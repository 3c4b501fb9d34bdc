/// What the rows of one architecture, part, scene, or role add up to.
struct LineTotal<Key: Hashable & Sendable>: Equatable, Sendable {
  let key: Key
  private(set) var files: Set<String> = []
  private(set) var count = SourceCount()

  init(key: Key) {
    self.key = key
  }

  mutating func add(_ row: LineRow) {
    files.insert(row.file)
    count += row.count
  }
}

extension Sequence<LineRow> {
  /// Totals in the order in which their keys come up, extras left out.
  func totals<Key: Hashable & Sendable>(by key: (LineRow) -> Key) -> [LineTotal<Key>] {
    var totals: [LineTotal<Key>] = []
    var indices: [Key: Int] = [:]
    for row in self where row.role != LineRow.extra {
      let index = indices[key(row), default: totals.count]
      if index == totals.count { totals.append(LineTotal(key: key(row))) }
      indices[key(row)] = index
      totals[index].add(row)
    }
    return totals
  }
}
