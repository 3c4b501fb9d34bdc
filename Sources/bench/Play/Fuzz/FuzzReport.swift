import Console
import RandomUse

/// What random use came to, and what is wrong.
package struct FuzzReport {
  /// Below this many sessions chance alone can leave a case out.
  static let leastSessions = 200

  private let tally: FuzzTally
  private let seed: UInt64
  private let versions: [String]

  package init(tally: FuzzTally, seed: UInt64, versions: [String]) {
    (self.tally, self.seed, self.versions) = (tally, seed, versions)
  }

  /// Nil for JSON, which is a document that says more than this, and for drawings.
  package func text(_ format: OutputFormat, width: Int? = Table.textWidth) -> String? {
    let report = Report(tables: Self.tables(tally.cases), closing: closing)
    let finding = tally.finding?.text
    switch format {
    case .text: return report.text(width: width) + (finding.map { "\n\($0)" } ?? "")
    case .markdown: return report.markdown + (finding.map { "\n```text\n\($0)```\n" } ?? "")
    case .csv: return CSV.text(tally.cases)
    case .json, .mermaid: return nil
    }
  }

  /// Why the run has failed; `nil` where it hasn't.
  package var failure: String? {
    if let finding = tally.finding {
      return "session \(tally.sessions), seed \(finding.seed): \(finding.title)"
    }
    let contradictions = tally.cases.contradictions.count
    if contradictions > 0 { return "what can't happen did, in cases: \(contradictions)" }
    return holes.isEmpty ? nil : "what can happen never did, in cases: \(holes.count)"
  }

  private var isLongEnough: Bool { tally.sessions >= Self.leastSessions }

  private var holes: [CoverageCase] { isLongEnough ? tally.cases.holes : [] }

  private var closing: [String] {
    let sum =
      "Random use, seed \(seed): \(tally.sessions) sessions of \(versions.joined(separator: ", ")), "
      + "\(tally.steps) steps, of which \(tally.actions) are the user's and \(tally.refusals) were "
      + "refused. A count is how often the reference, \(versions[0]), was "
      + "there; – is what can't happen."
    if tally.finding != nil { return [sum] }
    let contradictions = tally.cases.contradictions.map {
      "It can't happen, but did: \($0.name): \($0.reason ?? "")."
    }
    let holes = holes.map { "It can happen, but did not: \($0.name)." }
    let judgement =
      isLongEnough
      ? "" : " Below \(Self.leastSessions) sessions it isn't judged what did not happen."
    return [sum] + contradictions + holes + ["No difference, no leak, no crash.\(judgement)"]
  }

  /// One table for each aspect; `–` is what can't happen.
  static func tables(_ cases: [CoverageCase]) -> [Table] {
    cases.grouped(by: \.table).map { cases in
      Table(
        cases.grouped(by: \.row), title: cases[0].table,
        fields: [.text("") { $0[0].row }]
          + cases.map(\.column).uniqued().enumerated().map { index, column in
            .number(column) { $0[index].count.map { "\($0)" } ?? "–" }
          })
    }
  }
}

extension CoverageCase: ResultRow {}
