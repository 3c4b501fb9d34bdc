import RandomUse

/// What the rows of one architecture, part, scene, or role add up to.
struct LineTotal<Key: Hashable & Sendable>: Equatable, Sendable {
  let key: Key
  let files: Set<String>
  let count: SourceCount
}

extension Sequence<LineRow> {
  /// Totals in the order in which their keys come up, extras left out.
  func totals<Key: Hashable & Sendable>(by key: (LineRow) -> Key) -> [LineTotal<Key>] {
    let counted = filter { $0.role != LineRow.extra }
    let rows = Dictionary(grouping: counted, by: key)
    return counted.map(key).uniqued().map { key in
      let rows = rows[key] ?? []
      return LineTotal(
        key: key, files: Set(rows.map(\.file)),
        count: rows.reduce(into: SourceCount()) { $0 += $1.count })
    }
  }
}
