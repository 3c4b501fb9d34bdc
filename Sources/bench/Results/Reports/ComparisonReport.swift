import Console
import Foundation

/// Shows what differs between two runs.
package enum ComparisonReport {
  package static func table(_ rows: [Difference]) -> Table {
    Table(
      rows, title: "Differences",
      note: "Worse is what costs more; changed is neither more cost nor less. Exact numbers come "
        + "first. A ratio counts where by all protocols it moved to one side by more than 2 %, and by "
        + "more than launches and whole runs of one build differ by, in any of all the cells. Where "
        + "several move alike in a cell, the reference may be what changed. Two builds also lay code "
        + "out differently, which alone can shift times.",
      fields: [
        .text("part", \.part), .text("version", \.architecture), .text("where", \.subject),
        .text("what", \.metric), .number("before") { value($0.old, $0) },
        .number("now") { value($0.new, $0) }, .text("effect", \.effect.rawValue),
      ])
  }

  package static func sentences(_ comparison: Comparison) -> [String] {
    let runs = comparison.summary.unfit.joined(separator: " and the ")
    let unjudged = "Times aren't judged: the machine of the \(runs) run was unfit for measuring."
    let sight = runs.isEmpty ? sight(comparison.summary.limits) : unjudged
    return [sight, verdict(comparison)].compactMap(\.self)
  }

  /// What could have been seen at all.
  private static func sight(_ limits: [Double]) -> String? {
    guard !limits.isEmpty else { return nil }
    func limit(of share: Double) -> String {
      PercentText.text(limits[Int((Double(limits.count) * share).rounded(.up)) - 1])
    }
    return "What these two runs can see of a version's time in a cell: a change from "
      + "\(limit(of: 0.5)) on in half of \("\(limits.count)".counting("case")), from "
      + "\(limit(of: 0.9)) on in nine of ten."
  }

  private static func value(_ value: Double, _ row: Difference) -> String {
    row.oldNs == nil ? "\(Int(value))" : String(format: "×%.3f", value)
  }

  private static func verdict(_ comparison: Comparison) -> String {
    let scope =
      "\(comparison.summary.exact) exact numbers and \(comparison.summary.ratios) ratios that both "
      + "runs have"
    if comparison.differences.isEmpty { return "Nothing differs in \(scope)." }
    let parts = Difference.Effect.allCases.compactMap { effect -> String? in
      let count = comparison.differences.count { $0.effect == effect }
      return count == 0 ? nil : "\(count) \(effect.rawValue)"
    }
    let verdicts = [ExitCode.regression: "a regression", .improvement: "only improvements"]
    let verdict = verdicts[comparison.exitCode] ?? "no regression"
    return "Over \(scope): \(parts.joined(separator: ", ")); \(verdict)."
  }
}
