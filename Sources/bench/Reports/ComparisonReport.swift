import Foundation

/// Shows what differs between two runs.
enum ComparisonReport {
  static func table(_ comparison: Comparison) -> Table {
    let hasTimes = comparison.differences.contains { $0.oldNs != nil }
    var table = Table(
      title: "Differences",
      note:
        "Worse is what costs more, tests included, and what is gone, since nobody can vouch for "
        + "it; changed is neither more cost nor less. A ratio counts where it moved beyond the noise "
        + "floors and out of its interval.",
      columns: [
        .text("part"), .text("version"), .text("where"), .text("what"), .number("before"),
        .number("now"),
      ] + (hasTimes ? [.number("time before"), .number("time now")] : []) + [.text("effect")])
    for row in comparison.differences {
      table.add(
        [
          row.part.rawValue, row.architecture ?? "all", row.subject ?? "all", row.metric ?? "all",
          value(row.old, row), value(row.new, row),
        ]
          + (hasTimes ? [time(row.oldNs), time(row.newNs)] : []) + [row.effect.rawValue])
    }
    return table
  }

  static func sentences(_ comparison: Comparison) -> [String] {
    [conditions(comparison), reference(comparison), summary(comparison)].compactMap(\.self)
  }

  private static func conditions(_ comparison: Comparison) -> String? {
    guard !comparison.changedConditions.isEmpty else { return nil }
    return "The runs aren't made alike (" + comparison.changedConditions.joined(separator: "; ")
      + "): of their times only ratios are compared, and no allocations."
  }

  /// A reference's own ratio stays 1: that it moved shows in all others.
  private static func reference(_ comparison: Comparison) -> String? {
    let cells = comparison.differences.filter {
      $0.part == .latency && $0.effect == .worse && $0.old == 1 && $0.new == 1
    }
    guard let name = cells.first?.architecture else { return nil }
    let count = cells.count == 1 ? "one cell" : "\(cells.count) cells"
    return
      "In \(count), every other version's ratio fell, which is what a slower \(name) "
      + "would do: counted as worse."
  }

  private static func summary(_ comparison: Comparison) -> String {
    let (exact, ratios) = comparison.compared
    let scope = "\(exact) exact numbers and \(ratios) ratios"
    if comparison.differences.isEmpty { return "Nothing differs in \(scope)." }
    let effects: [Difference.Effect] = [.worse, .gone, .better, .changed, .new, .unjudged]
    let parts = effects.compactMap { effect -> String? in
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

  private static func value(_ value: Double?, _ row: Difference) -> String {
    guard let value else { return "" }
    return row.part == .latency ? String(format: "×%.3f", value) : "\(Int(value))"
  }

  private static func time(_ nanoseconds: Double?) -> String {
    nanoseconds.map { DurationText.text(nanoseconds: $0) } ?? ""
  }
}
