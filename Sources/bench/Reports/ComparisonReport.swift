import Foundation

/// Shows what differs between two runs.
enum ComparisonReport {
  static func table(_ comparison: Comparison) -> Table {
    let hasTimes = comparison.differences.contains { $0.oldNs != nil && $0.reason != .noise }
    var table = Table(
      title: "Differences",
      note:
        "Worse is what costs more, tests included, and what is gone, since nobody can vouch for "
        + "it; changed is neither more cost nor less; unjudged is what can't be told. A ratio counts "
        + "where it moved beyond \(PercentText.text(RatioComparison.leastFloor)) and the noise floors, "
        + "and its intervals parted. Two builds also lay code out differently, which alone can shift "
        + "times, and no noise floor covers it.",
      columns: [
        .text("part"), .text("version"), .text("where"), .text("what"), .number("before"),
        .number("now"),
      ] + (hasTimes ? [.number("time before"), .number("time now")] : []) + [.text("effect")])
    // What no shift could be seen in is counted below, or it would bury what differs.
    for row in comparison.differences where row.reason != .noise {
      table.add(
        [
          row.part.rawValue, row.architecture ?? "all", row.subject ?? "all", row.metric ?? "all",
          value(row.old, row), value(row.new, row),
        ]
          + (hasTimes ? [time(row.oldNs), time(row.newNs)] : []) + [row.effect.rawValue])
    }
    return table
  }

  private static func value(_ value: Double?, _ row: Difference) -> String {
    guard let value else { return "" }
    return row.part == .latency ? String(format: "×%.3f", value) : "\(Int(value))"
  }

  private static func time(_ nanoseconds: Double?) -> String {
    nanoseconds.map { DurationText.text(nanoseconds: $0) } ?? ""
  }
}
