import Console
import Foundation
import Stopwatch
import Timing

/// Shows every time and ratio with its interval.
enum LatencyDetails {
  static func times(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    table(
      rows, title: "Latency, \(mode.rawValue): time",
      note:
        "Time of one flow with \(mode.values): the reference's mean over launches, times "
        + "the ratio, of the rounds that the ratio is made of. What the versions share is in it. Then "
        + "what it takes over Direct. Each with its 99 % interval over launches."
        + CoreUse.note(rows.map(\.core)),
      fields: [
        .number("time") { $0.core.marked($0.ns) },
        .number("from", as: DurationText.text, \.nsLow),
        .number("to", as: DurationText.text, \.nsHigh),
        .number("over Direct") { $0.core.marked($0.over?.estimate) },
        .number("from", as: DurationText.text, \.over?.low),
        .number("to", as: DurationText.text, \.over?.high),
      ])
  }

  static func ratios(_ rows: [LatencyRow], _ mode: Mode, _ causes: Causes) -> Table {
    let reference = rows.first?.reference ?? ""
    let own = rows.filter { $0.version != reference }
    let isCounted = own.contains { causes.cause(of: $0) != nil }
    return table(
      own, title: "Latency, \(mode.rawValue): ratio",
      note:
        "Time divided by \(reference)'s, paired within rounds in which no other hardware thread used "
        + "the core, with its 99 % interval over launches. It is slower or faster where all intervals "
        + "of the cell lie beyond 1 % and the noise floor, and the same where they lie within 1 % and "
        + "the floor does too. Beside it the rows formatted"
        + (isCounted
          ? ", and the instructions as a multiple of \(reference)'s, with ! where the ratio is more than "
            + "5 % from them."
          : mode == .withoutDecoding ? "; instructions weren't counted for this build." : ".")
        + CoreUse.note(rows.map(\.core)),
      fields: [
        .number("ratio") { String(format: "%.3f", $0.ratio) + $0.core.mark },
        .number("from") { String(format: "%.3f", $0.ratioLow) },
        .number("to") { String(format: "%.3f", $0.ratioHigh) },
        .text("verdict", \.verdict.rawValue), .number("rows formatted", causes.rows),
      ]
        + (isCounted
          ? [
            .number("instructions") { row in
              causes.cause(of: row)?.text(beside: row.ratioInterval) ?? ""
            }
          ] : []))
  }

  private static func table(
    _ rows: [LatencyRow], title: String, note: String, fields: [Table.Field<LatencyRow>]
  ) -> Table {
    Table(
      rows, title: title, note: note,
      fields: [
        .text("flow", \.flow), .number("items", \.items), .text("time", \.protocol.rawValue),
        .text("version", \.version),
      ] + fields, group: \.cell.name)
  }
}

extension LatencyRow {
  /// Direct isn't set beside itself.
  fileprivate var over: Interval? { version == Variant.direct.name ? nil : overDirect }
}
