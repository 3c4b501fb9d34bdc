/// How often each case occurred.
package struct Coverage: Equatable, Sendable {
  /// Below this many sessions chance alone can leave a case out.
  package static let leastSessions = 200

  /// One of the things that can happen, or can't.
  package struct Case: Codable, Equatable, Sendable {
    package let table: String
    package let row: String
    package let column: String
    /// How often it occurred; `nil` where it can't and didn't.
    package var count: Int?
    /// Why it can't happen; `nil` where it can.
    package let reason: String?

    package var name: String { "\(table), \(row), \(column)" }
  }

  private var counts: [String: Int] = [:]

  package init() {}

  mutating func add(
    _ table: CoverageTable, _ row: some RawRepresentable<String>,
    _ column: some RawRepresentable<String>
  ) {
    counts["\(table.name), \(row.rawValue), \(column.rawValue)", default: 0] += 1
  }

  mutating func add(_ other: Coverage) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  package var cases: [Case] {
    CoverageTable.all.flatMap(\.cases).map { each in
      var each = each
      each.count = counts[each.name] ?? (each.reason == nil ? 0 : nil)
      return each
    }
  }

  /// What should have occurred and didn't.
  package var holes: [Case] { cases.filter { $0.count == 0 } }

  /// What occurred although it is said to be impossible.
  package var contradictions: [Case] { cases.filter { $0.reason != nil && $0.count != nil } }
}

/// A list of cases.
extension Coverage: Codable {
  package init(from decoder: any Decoder) throws {
    for each in try [Case](from: decoder) where each.count != 0 { counts[each.name] = each.count }
  }

  package func encode(to encoder: any Encoder) throws {
    try cases.encode(to: encoder)
  }
}
