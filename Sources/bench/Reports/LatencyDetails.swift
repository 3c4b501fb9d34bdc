import Arms
import Foundation

/// Shows every time and ratio with its range.
enum LatencyDetails {
  static func times(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    table(
      rows, title: "Latency, \(mode.rawValue): time",
      note: "Time of one flow with \(LatencyReport.what(mode)): the median over launches, and the "
        + "range of their medians. What the versions share is in it. Then what it takes over Direct, "
        + "paired within rounds, with its 99 % interval.",
      columns: [
        .number("time"), .number("from"), .number("to"), .number("over Direct"), .number("from"),
        .number("to"),
      ]
    ) { row in
      [row.ns, row.nsLow, row.nsHigh].map { DurationText.text(nanoseconds: $0) }
        + [row.overDirectNs, row.overDirectNsLow, row.overDirectNsHigh].map { over in
          row.architecture == Arm.direct.name
            ? "" : over.map { DurationText.text(nanoseconds: $0) } ?? ""
        }
    }
  }

  static func ratios(
    _ rows: [LatencyRow], _ noise: [NoiseRow], _ mode: Mode, reference: String
  ) -> Table {
    table(
      rows.filter { $0.architecture != reference }, title: "Latency, \(mode.rawValue): ratio",
      note:
        "Time divided by \(reference)'s, paired within rounds: the geometric mean over launches "
        + "and its 99 % interval. It is slower or faster where the interval lies beyond the noise "
        + "floor, and the same where it lies within 1 % and the floor does too; else about so many "
        + "more launches would tell, since intervals shrink with the square root of their number.",
      columns: [
        .number("ratio"), .number("from"), .number("to"), .number("floor"), .text("verdict"),
        .number("more"), .number("launches"), .number("rounds"),
      ]
    ) { row in
      let noise = noise.first { $0.cell == row.cell }
      return [row.ratio, row.ratioLow, row.ratioHigh].map { String(format: "%.3f", $0) }
        + [
          noise.map { PercentText.text($0.floor) } ?? "", row.verdict.rawValue,
          row.verdict == .undecided && noise?.isRefuted != true
            ? row.moreLaunches.map { "\($0)" } ?? "> \(LaunchesNeeded.most)" : "",
          "\(row.launches)", "\(row.rounds)",
        ]
    }
  }

  private static func table(
    _ rows: [LatencyRow], title: String, note: String, columns: [Table.Column],
    _ cells: (LatencyRow) -> [String]
  ) -> Table {
    var table = Table(
      title: title, note: note,
      columns: [.text("flow"), .number("items"), .text("version")] + columns)
    var last: CellID?
    for row in rows {
      if let last, last != row.cell { table.addSeparator() }
      last = row.cell
      table.add([row.flow, "\(row.items)", row.architecture] + cells(row))
    }
    return table
  }
}
