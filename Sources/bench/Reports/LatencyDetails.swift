import Arms
import Foundation

/// Shows every time and ratio with its range.
enum LatencyDetails {
  static func times(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    table(
      rows, title: "Latency, \(mode.rawValue): time",
      note:
        "Time of one flow with \(LatencyReport.what(mode)), at the load that there was: the median "
        + "over launches, and the range of their medians. What the versions share is in it. Then what "
        + "it takes over Direct, paired within rounds, with its 99 % interval.",
      fields: [
        .number("time") { DurationText.text(nanoseconds: $0.ns) },
        .number("from") { DurationText.text(nanoseconds: $0.nsLow) },
        .number("to") { DurationText.text(nanoseconds: $0.nsHigh) },
        .number("over Direct") { over($0, \.overDirectNs) },
        .number("from") { over($0, \.overDirectNsLow) },
        .number("to") { over($0, \.overDirectNsHigh) },
      ])
  }

  static func ratios(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    let reference = rows.first?.reference ?? ""
    return table(
      rows.filter { $0.architecture != reference }, title: "Latency, \(mode.rawValue): ratio",
      note:
        "Time divided by \(reference)'s, paired within rounds: the value at the quiet end of a line "
        + "through the launches, in two blocks apart in time, with its 99 % interval; load is the power "
        + "of \(reference)'s time with which the ratio grew when the machine was busier. It is slower "
        + "or faster where all intervals of the cell lie beyond 1 % and the noise floor, and the same "
        + "where they lie within 1 % and the floor does too.",
      fields: [
        .number("ratio") { String(format: "%.3f", $0.ratio) },
        .number("from") { String(format: "%.3f", $0.ratioLow) },
        .number("to") { String(format: "%.3f", $0.ratioHigh) },
        .number("load") { String(format: "%+.2f", $0.loadSlope) },
        .text("verdict") { $0.verdict.rawValue },
        .number("launches") { $0.launches }, .number("batch") { $0.batch },
      ])
  }

  private static func over(_ row: LatencyRow, _ value: (LatencyRow) -> Double?) -> String {
    guard row.architecture != Arm.direct.name, let over = value(row) else { return "" }
    return DurationText.text(nanoseconds: over)
  }

  private static func table(
    _ rows: [LatencyRow], title: String, note: String, fields: [Table.Field<LatencyRow>]
  ) -> Table {
    Table(
      rows, title: title, note: note,
      fields: [
        .text("flow") { $0.flow }, .number("items") { $0.items },
        .text("time") { $0.protocol.rawValue }, .text("version") { $0.architecture },
      ] + fields
    ) { $0.cell.name }
  }
}
