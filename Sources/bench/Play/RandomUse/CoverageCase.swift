/// One of the things that can happen in a session, or can't.
package struct CoverageCase: Codable, Equatable, Sendable {
  package let table: String
  package let row: String
  package let column: String
  /// How often it occurred; `nil` where it can't and didn't.
  package var count: Int?
  /// Why it can't happen; `nil` where it can.
  package let reason: String?

  package var name: String { "\(table), \(row), \(column)" }

  mutating func add(_ times: Int?) {
    if let times { count = (count ?? 0) + times }
  }
}

extension [CoverageCase] {
  package var holes: [CoverageCase] { filter { $0.count == 0 } }

  package var contradictions: [CoverageCase] { filter { $0.reason != nil && $0.count != nil } }

  mutating func note(
    _ table: String, _ row: some RawRepresentable<String>, _ column: some RawRepresentable<String>
  ) {
    let index = firstIndex {
      $0.row == row.rawValue && $0.column == column.rawValue && $0.table == table
    }
    if let index { self[index].add(1) }
  }

  mutating func add(_ other: [CoverageCase]) {
    for (index, each) in other.enumerated() { self[index].add(each.count) }
  }
}
