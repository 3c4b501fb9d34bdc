import Console
import Reading
import Stopwatch
import Timing

/// What one run has found, for people and for programs.
package struct RunResults {
  /// All but what it was measured on.
  package var document = Document()
  package private(set) var latency: LatencyOutcome?
  var opening: [String] = []
  package var closing: [String] = []
  package private(set) var tables: [Table] = []

  package init() {}

  /// Takes rows for a part of the document; what has no rows is absent there.
  package mutating func add<Row>(
    _ rows: [Row], as part: WritableKeyPath<Document, [Row]?>,
    shown tables: ([Row]) -> [Table] = { _ in [] }
  ) {
    document[keyPath: part] = rows.isEmpty ? nil : rows
    show(tables(rows))
  }

  package mutating func add(_ outcome: LatencyOutcome, shown tables: [Table]) {
    latency = outcome
    add(outcome.rows, as: \.latency)
    add(outcome.means, as: \.means)
    add(outcome.growth, as: \.growth)
    add(outcome.noise, as: \.noise)
    document.seed = outcome.seed
    show(tables)
  }

  /// Takes the times of a run that was kept, with what it counted beside them.
  package mutating func take(_ kept: Document, _ outcome: LatencyOutcome) {
    document.environment = kept.environment
    add(kept.formatting ?? [], as: \.formatting)
    add(kept.instructions ?? [], as: \.instructions)
    add(outcome, Causes(in: document, reference: kept.reference ?? Variant.direct.name))
    show([CallsReport.formatting(kept.formatting ?? [])])
  }

  /// Takes times with their tables, beside causes and the baselines of the same formatting.
  package mutating func add(_ outcome: LatencyOutcome, _ causes: Causes) {
    add(outcome, shown: LatencyReport.tables(outcome, causes, OwnBaselines(in: document)))
  }

  package mutating func show(_ tables: [Table]) {
    self.tables += tables.filter { !$0.cells.isEmpty }
  }

  /// How far the results are to be trusted, and what they were measured on.
  package var trust: [String] {
    (latency.map(LatencyTrust.sentences) ?? []) + closing + [circumstances].compactMap(\.self)
  }

  /// What times were measured on; nothing else depends on it.
  private var circumstances: String? {
    document.seed.flatMap { document.environment?.sentence(seed: $0) }
  }

  /// Puts what the numbers say and what each version costs in the place of all tables.
  package mutating func showOverview() {
    opening = Conclusions.sentences(document)
    closing = [CostsReport.further] + closing + (latency.map(LatencyTrust.limits) ?? [])
    tables = []
    let versions = (document.calls ?? []).map(\.version).uniqued()
    add(Criterion.costs(of: versions, in: document), as: \.costs) {
      [CostsReport.table($0, isExplained: false)]
    }
  }

  /// The results in a format; CSV has the rows of one part only, since a file of it is one table.
  package func text(
    _ format: OutputFormat, part: String, width: Int? = nil, limit: Report.Limit? = nil
  ) throws -> String {
    switch format {
    case .text: report.text(width: width, limit: limit)
    case .markdown: report.markdown
    case .json: try document(in: document.environment ?? .capture()).json()
    case .csv: CSV.text(document.rows(part) ?? [])
    }
  }

  package func document(in environment: BenchEnvironment) -> Document {
    var document = document
    document.environment = environment
    document.environment?.grade = latency?.machine.grade
    document.environment?.gradeReason = latency?.machine.reason
    return document
  }

  private var report: Report {
    Report(opening: opening, tables: tables, closing: closing + [circumstances].compactMap(\.self))
  }
}

/// Describes the machine in words, because times mean little without it.
extension BenchEnvironment {
  /// One sentence about the machine, the compiler, and the build that gave the results.
  package func sentence(seed: UInt64) -> String {
    let parts =
      [os, cpu, "\(cores)".counting("core"), "Swift \(swift)", "\(configuration) build"]
      + (commit.map { ["commit \($0.prefix(7))\(dirty == true ? " with changes" : "")"] } ?? [])
      + ["seed \(seed)"]
    return "Measured \(date) on \(parts.joined(separator: ", "))."
  }
}
