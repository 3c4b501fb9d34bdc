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
        "The time of one flow with \(mode.values): the reference's mean time, multiplied by the "
        + "ratio. It includes the time of shared code. Over Direct is the difference to Direct's "
        + "time. Both have their 99 % intervals over launches."
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
        "A version's time divided by \(reference)'s in the same round, with its 99 % interval over "
        + "launches. We use rounds in which no other program used the core, if there are enough. A "
        + "version is slower or faster if its cold and warm intervals lie beyond 1 % and the noise "
        + "floor, and the same if these lie within 1 %. Possible causes are the rows formatted"
        + (isCounted
          ? " and the instructions, as a multiple of \(reference)'s. A ! marks a ratio that is "
            + "more than 5 % away from them."
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
  /// The difference to Direct; nil for Direct itself.
  fileprivate var over: Interval? { version == Variant.direct.name ? nil : overDirect }
}
