import Console
import Foundation
import Reading
import Stopwatch
import Suites
import Timing

/// Something that a team may care about and that was measured; the less, the better.
struct Criterion: Sendable {
  /// An estimate, and how far the number may be lower or higher for certain.
  typealias Number = (value: Double, low: Double, high: Double)

  enum Unit: String {
    case count = "%.7g"
    case ratio = "×%.3f"
    case mean = "%.1f"

    func text(_ value: Double) -> String { String(format: rawValue, value) }
  }

  /// What a document has of one version.
  struct Measured {
    let version: String
    let document: Document

    func rows<Row: VersionRow>(_ part: (Document) -> [Row]?) -> [Row] {
      (part(document) ?? []).filter { $0.architecture == version }
    }

    /// Nil where nothing was counted.
    func sum<Row: VersionRow>(
      _ part: (Document) -> [Row]?, where isCounted: (Row) -> Bool = { _ in true },
      _ value: (Row) -> Int
    ) -> Double? {
      let own = rows(part).filter(isCounted)
      return own.isEmpty ? nil : Double(own.sum(value))
    }
  }

  let id: String
  let title: String
  /// What the number is.
  let note: String
  let unit: Unit
  /// One version's number; nil where it wasn't measured.
  let number: @Sendable (Measured) -> Number?

  /// Only what has a number in the document.
  static let all = [
    ratio("first", "Time, the first time", mean) { $0.rows(\.means).first { $0.isUsual(.first) } },
    ratio("again", "Time, again and again", mean) { $0.rows(\.means).first { $0.isUsual(.again) } },
    ratio("opening", "Opening a long list", "As above, of the longest list that was timed.") {
      $0.rows(\.latency).filter { $0.opens(.typed) }.max { $0.items < $1.items }
    },
    exact("allocations", "Allocations", "Calls of malloc, over all flows.") {
      $0.sum(\.allocations, \.mallocs)
    },
    exact("calls", "Calls to follow", "Calls at work, over all flows.") { $0.sum(\.calls, \.work) },
    exact("reading", "Files to open", "Files with what runs in a flow: the median over the flows.")
    {
      Statistics.median(
        Dictionary(grouping: $0.rows(\.walk), by: \.flow).values.map { rows in
          Double(Set(rows.compactMap(\.file)).count)
        })
    },
    exact("lines", "Lines to write", "Lines of code: production, and what of Shared it needs.") {
      $0.sum(\.lines, where: \.isCost, \.code)
    },
    exact("tests", "Lines of tests", "Lines of code: the suite, its doubles included.") {
      $0.sum(\.suites, \.codeWithDoubles)
    },
    exact(
      "coupling", "Reach of a change",
      "Types that a change of one may reach, itself included: the mean over all types.", .mean
    ) { $0.rows(\.coupling).first?.reach },
  ]

  private static let mean =
    "As a multiple of Direct's, the geometric mean over the flows; limits are over launches."

  /// A time with values that need no decoding.
  private static func ratio(
    _ id: String, _ title: String, _ note: String,
    _ row: @escaping @Sendable (Measured) -> LatencyRow?
  ) -> Criterion {
    Criterion(id: id, title: title, note: note, unit: .ratio) {
      row($0).map { ($0.ratio, $0.ratioLow, $0.ratioHigh) }
    }
  }

  private static func exact(
    _ id: String, _ title: String, _ note: String, _ unit: Unit = .count,
    _ value: @escaping @Sendable (Measured) -> Double?
  ) -> Criterion {
    Criterion(id: id, title: title, note: note, unit: unit) { value($0).map { ($0, $0, $0) } }
  }
}
