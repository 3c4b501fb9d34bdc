import Console
import Foundation

/// Shows what differs between two runs.
package enum ComparisonReport {
  package static func table(_ rows: [Difference]) -> Table {
    Table(
      rows, title: "Differences",
      note: "Worse is what costs more; changed is neither more cost nor less. Exact counts come "
        + "first, then instructions where both runs counted them, then times. A ratio counts where by all protocols it moved to one side by more than 2 %, and by "
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
    let sight = runs.isEmpty ? sight(comparison.summary) : unjudged
    return [sight, verdict(comparison)].compactMap(\.self)
  }

  /// What would have been found.
  private static func sight(_ summary: ComparisonSummary) -> String? {
    guard !summary.limits.isEmpty else { return nil }
    let count = "\(summary.limits.count)".counting("time")
    guard let half = summary.halfFound, let most = summary.mostFound else {
      return "These two runs tell next to nothing of times: hardly any change would be found."
    }
    return "Of \(count), each that of a version in a cell, these two runs would find a change of "
      + "\(PercentText.text(most)) in about 9 of 10, and one of \(PercentText.text(half)) in about "
      + "half; smaller ones may pass."
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
