import Console
import Foundation

/// Shows what differs between two runs.
package enum ComparisonReport {
  package static func table(_ rows: [Difference]) -> Table {
    Table(
      rows, title: "Differences",
      note: "Worse means that it costs more, better that it costs less, and changed is neither. A "
        + "ratio counts only if it moved in the same direction cold and warm, by more than 2 % and "
        + "by more than two runs of one build differ. If several versions move alike in a flow, "
        + "the reference may have changed. Two builds also arrange the code in another order, "
        + "which alone can shift times.",
      fields: [
        .text("part", \.part), .text("version", \.version), .text("where", \.subject),
        .text("what", \.metric), .number("before") { value($0.old, $0) },
        .number("now") { value($0.new, $0) }, .text("effect", \.effect.rawValue),
      ])
  }

  package static func sentences(_ comparison: Comparison) -> [String] {
    [sight(comparison.limits), verdict(comparison)].compactMap(\.self)
  }

  /// Says how large a change must be to be noticed.
  private static func sight(_ limits: [Double]) -> String? {
    let ends = [limits.first, limits.last].compactMap(\.self).map(PercentText.text).uniqued()
    guard !ends.isEmpty else { return nil }
    return "A ratio counts if it moved by more than \(ends.joined(separator: " to ")), depending "
      + "on the flow and the list. Smaller changes may stay unnoticed."
  }

  private static func value(_ value: Double, _ row: Difference) -> String {
    row.metric == Difference.ratio ? String(format: "×%.3f", value) : "\(Int(value))"
  }

  private static func verdict(_ comparison: Comparison) -> String {
    let scope = "\(comparison.exact) exact numbers and \(comparison.ratios) ratios"
    if comparison.differences.isEmpty { return "Nothing differs in \(scope)." }
    let parts = Difference.Effect.allCases.compactMap { effect -> String? in
      let count = comparison.differences.count { $0.effect == effect }
      return count == 0 ? nil : "\(count) \(effect.rawValue)"
    }
    let verdicts = [ExitCode.regression: "a regression", .improvement: "an improvement"]
    let verdict = verdicts[comparison.exitCode] ?? "no regression"
    return "We compared \(scope): \(parts.joined(separator: ", ")). This is \(verdict)."
  }
}
