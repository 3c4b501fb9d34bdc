import Console
import Foundation
import Reading
import Stopwatch
import Suites
import Timing

/// A number by which a team may compare the versions; less is better.
package struct Criterion: Sendable {
  let id: String
  let title: String
  /// Explains the number.
  let note: String
  private let format: String
  /// Computes one version's number; nil if it wasn't measured.
  private let cost: @Sendable (Measured) -> CostRow?

  func text(_ cost: CostRow) -> String {
    String(format: format, cost.value) + (cost.core?.mark ?? "")
  }

  /// What the versions cost by each criterion that the document has numbers for.
  package static func costs(of versions: [String], in document: Document) -> [CostRow] {
    all.flatMap { criterion in
      versions.compactMap { criterion.cost(Measured(version: $0, document: document)) }
    }
  }

  static let all = [
    ratio("cold", "Time, cold", mean) { $0.mean(.cold) },
    ratio("warm", "Time, warm", "The same mean if each flow runs several times in a row.") {
      $0.mean(.warm)
    },
    ratio(
      "opening", "Opening a long list",
      "The time of opening the longest list that we timed, as a multiple of Direct's."
    ) {
      $0.rows(\.latency).filter { $0.opens(.withoutDecoding) }.max { $0.items < $1.items }
    },
    exact("allocations", "Allocations", "How often all flows together allocate memory.") {
      $0.sum(\.allocations, \.mallocs)
    },
    exact(
      "formatting", "Rows formatted",
      "How many rows get texts when a list of \(LatencyPlan.middleSize) items opens, as we built it."
    ) {
      $0.rows(\.formatting).first {
        $0.flow == Flow.openList.name && $0.items == LatencyPlan.middleSize
      }.map { Double($0.rows) }
    },
    exact(
      "calls", "Calls to follow",
      "Calls between objects in all flows together, except calls that create or connect objects."
    ) { $0.sum(\.calls, \.work) },
    exact(
      "reading", "Files to open",
      "The number of files that contain the code of one flow: the median over all flows."
    ) {
      Statistics.median(
        Dictionary(grouping: $0.rows(\.walk), by: \.flow).values.map { rows in
          Double(Set(rows.compactMap(\.file)).count)
        })
    },
    exact("lines", "Lines to write", "Production code and machinery.") {
      $0.sum(\.lines, where: \.isCost, \.code)
    },
    exact("tests", "Lines of tests", "Including doubles.") { $0.sum(\.suites, \.codeWithDoubles) },
    exact(
      "coupling", "Reach of a change",
      "How many types a change of one type may affect: the mean over all types.", "%.1f"
    ) { $0.rows(\.coupling).first?.reach },
  ]

  private static let mean =
    "A multiple of Direct's time (or --reference's), without JSON decoding: the mean of all flows."

  private static func ratio(
    _ id: String, _ title: String, _ note: String,
    _ row: @escaping @Sendable (Measured) -> LatencyRow?
  ) -> Criterion {
    Criterion(id: id, title: title, note: note, format: "×%.2f") { measured in
      row(measured).map {
        CostRow(
          version: measured.version, criterion: id, value: $0.ratio, low: $0.ratioLow,
          high: $0.ratioHigh, core: $0.core)
      }
    }
  }

  private static func exact(
    _ id: String, _ title: String, _ note: String, _ format: String = "%.7g",
    _ value: @escaping @Sendable (Measured) -> Double?
  ) -> Criterion {
    Criterion(id: id, title: title, note: note, format: format) { measured in
      value(measured).map {
        CostRow(version: measured.version, criterion: id, value: $0)
      }
    }
  }
}

/// What one version costs by one criterion: one element of the document's `costs`.
package struct CostRow: VersionRow {
  package let version: String
  /// The id of the criterion.
  let criterion: String
  let value: Double
  /// The ends of a time's interval; absent if the number is exact.
  var low: Double?
  var high: Double?
  /// Whether another program used the core during the timing; absent if the number is exact.
  var core: CoreUse?
}

extension [CostRow] {
  var byCriterion: [(criterion: Criterion, costs: [CostRow])] {
    Criterion.all.map { criterion in (criterion, filter { $0.criterion == criterion.id }) }
      .filter { !$0.1.isEmpty }
  }
}

/// The numbers of one version in a document.
private struct Measured {
  let version: String
  let document: Document

  func rows<Row: VersionRow>(_ part: (Document) -> [Row]?) -> [Row] {
    (part(document) ?? []).filter { $0.version == version }
  }

  /// Nil if nothing was counted.
  func sum<Row: VersionRow>(
    _ part: (Document) -> [Row]?, where isCounted: (Row) -> Bool = { _ in true },
    _ value: (Row) -> Int
  ) -> Double? {
    let own = rows(part).filter(isCounted)
    return own.isEmpty ? nil : Double(own.sum(value))
  }

  /// The mean over the flows, or the ratio itself if only one flow was timed.
  func mean(_ timing: TimingProtocol) -> LatencyRow? {
    (rows(\.means) + rows(\.latency)).first { $0.isUsual(timing) }
  }
}
