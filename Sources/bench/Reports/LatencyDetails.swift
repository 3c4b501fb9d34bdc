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

  static func ratios(_ rows: [LatencyRow], _ mode: Mode, _ causes: Causes) -> Table {
    let reference = rows.first?.reference ?? ""
    return table(
      rows.filter { $0.architecture != reference }, title: "Latency, \(mode.rawValue): ratio",
      note:
        "Time divided by \(reference)'s, paired within rounds: the value at the quiet end of a line "
        + "through the launches, in two blocks apart in time, with its 99 % interval. It is slower "
        + "or faster where all intervals of the cell lie beyond 1 % and the noise floor, and the same "
        + "where they lie within 1 % and the floor does too. Beside it the rows worded, and the "
        + "instructions as a multiple of \(reference)'s, as far as they were counted for this build, "
        + "with ! where the ratio is more than 5 % from them.",
      fields: [
        .number("ratio") { String(format: "%.3f", $0.ratio) },
        .number("from") { String(format: "%.3f", $0.ratioLow) },
        .number("to") { String(format: "%.3f", $0.ratioHigh) },
        .text("verdict") { $0.verdict.rawValue },
        .number("rows worded") { $0.cause(in: causes).rows.map { "\($0)" } ?? "" },
        .number("instructions") { $0.cause(in: causes).text(beside: $0.ratioInterval) },
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
