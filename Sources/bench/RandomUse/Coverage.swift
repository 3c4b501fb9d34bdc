/// How often each case occurred.
package struct Coverage: Codable, Equatable, Sendable {
  /// Below this many sessions chance alone can leave a case out.
  package static let leastSessions = 200

  private var counts: [String: Int] = [:]

  package mutating func add(_ aspect: Aspect, _ row: String, _ column: String) {
    counts[Self.key(aspect, row, column), default: 0] += 1
  }

  package mutating func add(_ other: Coverage) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  package func count(_ aspect: Aspect, _ row: String, _ column: String) -> Int {
    counts[Self.key(aspect, row, column)] ?? 0
  }

  /// What should have occurred and didn't.
  package var holes: [String] {
    words { aspect, row, column in
      count(aspect, row, column) == 0 && aspect.reason(row: row, column: column) == nil
        ? "never occurred" : nil
    }
  }

  /// What occurred although it is said to be impossible.
  package var wonders: [String] {
    words { aspect, row, column in
      count(aspect, row, column) == 0 ? nil : aspect.reason(row: row, column: column)
    }
  }

  private func words(_ why: (Aspect, String, String) -> String?) -> [String] {
    Aspect.allCases.flatMap { aspect in
      aspect.rows.flatMap { row in
        aspect.columns.compactMap { column in
          why(aspect, row, column).map { "\(aspect.rawValue), \(row), \(column): \($0)" }
        }
      }
    }
  }

  private static func key(_ aspect: Aspect, _ row: String, _ column: String) -> String {
    "\(aspect.rawValue)/\(row)/\(column)"
  }
}
