import Console
import Foundation

/// Shows what differs between two runs.
package enum ComparisonReport {
  package static func table(_ rows: [Difference]) -> Table {
    Table(
      rows, title: "Differences",
      note: "Worse is what costs more; changed is neither more cost nor less. Exact counts come "
        + "first, then instructions where both runs counted them, then times. A ratio counts where by "
        + "all protocols it moved to one side by more than 2 %, and by more than launches and whole "
        + "runs of one build differ by, in any of all the cells. Where "
        + "several move alike in a cell, the reference may be what changed. Two builds also lay code "
        + "out differently, which alone can shift times.",
      fields: [
        .text("part", \.part), .text("version", \.version), .text("where", \.subject),
        .text("what", \.metric), .number("before") { value($0.old, $0) },
        .number("now") { value($0.new, $0) }, .text("effect", \.effect.rawValue),
      ])
  }

  package static func sentences(_ comparison: Comparison) -> [String] {
    [sight(comparison.limits), verdict(comparison)].compactMap(\.self)
  }

  /// Which changes would be noticed.
  private static func sight(_ limits: [Double]) -> String? {
    let ends = [limits.first, limits.last].compactMap(\.self).map(PercentText.text).uniqued()
    guard !ends.isEmpty else { return nil }
    return "A ratio counts where it moved by more than \(ends.joined(separator: " to ")), "
      + "depending on the cell; smaller changes may pass."
  }

  private static func value(_ value: Double, _ row: Difference) -> String {
    row.metric == Difference.ratio ? String(format: "×%.3f", value) : "\(Int(value))"
  }

  private static func verdict(_ comparison: Comparison) -> String {
    let scope =
      "\(comparison.exact) exact numbers and \(comparison.ratios) ratios that both runs have"
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
