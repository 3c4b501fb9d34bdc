import Foundation

/// Shows what differs between two runs.
enum ComparisonReport {
  static func table(_ rows: [Difference]) -> Table {
    Table(
      rows, title: "Differences",
      note: "Worse is what costs more; changed is neither more cost nor less. A ratio counts where "
        + "by all protocols it moved beyond the noise floors of both runs together, and its intervals "
        + "parted. Two builds also lay code out differently, which alone can shift times.",
      fields: [
        .text("part", \.part), .text("version", \.architecture), .text("where", \.subject),
        .text("what", \.metric), .number("before") { value($0.old, $0) },
        .number("now") { value($0.new, $0) }, .text("effect", \.effect.rawValue),
      ])
  }

  static func sentences(_ comparison: Comparison) -> [String] {
    let summary = comparison.summary
    return [
      summary.unfit.isEmpty
        ? nil
        : "Times aren't judged: the machine of the \(summary.unfit.joined(separator: " and the ")) run was unfit for "
          + "measuring.",
      alike(comparison.differences), verdict(comparison),
    ].compactMap(\.self)
  }

  private static func value(_ value: Double, _ row: Difference) -> String {
    row.oldNs == nil ? "\(Int(value))" : String(format: "×%.3f", value)
  }

  /// Where the reference itself may be what moved.
  private static func alike(_ rows: [Difference]) -> String? {
    let moved = Dictionary(grouping: rows.filter { $0.oldNs != nil }, by: \.subject)
    let cells = moved.filter { $1.count > 2 && Set($1.map(\.effect)).count == 1 }.keys.sorted()
    return cells.isEmpty
      ? nil
      : "In \(cells.joined(separator: "; ")), \(cells.count == 1 ? "" : "each, ")"
        + "several ratios moved alike: there the reference may be what changed."
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
    let verdict =
      switch comparison.exitCode {
      case .regression: "a regression"
      case .improvement: "only improvements"
      default: "no regression"
      }
    return "Over \(scope): \(parts.joined(separator: ", ")); \(verdict)."
  }
}
