import Console
import Foundation
import Stopwatch
import Timing

/// Shows how long each flow takes.
package enum LatencyReport {
  package static func tables(
    _ outcome: LatencyOutcome, _ causes: Causes, _ baselines: OwnBaselines
  ) -> [Table] {
    let all = outcome.rows + outcome.means
    let details = Mode.allCases.flatMap { mode in
      [
        times(outcome.rows.filter { $0.mode == mode }, mode),
        ratios(all.filter { $0.mode == mode }, mode, causes),
      ]
    }
    return ratios(all) + ownBaselines(outcome.rows, baselines) + details + [
      felt(outcome.rows), growth(outcome.growth), noise(outcome.noise),
    ]
  }

  /// One table for each mode and protocol, with a line for each cell.
  package static func ratios(_ rows: [LatencyRow]) -> [Table] {
    tables(rows, "") { mode in
      "The column \(rows.first?.reference ?? "") shows the time of one flow, with \(mode.values). "
        + "The other columns show multiples of this time"
    }
  }

  /// The same tables with ratios to the baselines that format as many rows.
  private static func ownBaselines(_ rows: [LatencyRow], _ baselines: OwnBaselines) -> [Table] {
    tables(baselines.rows(of: rows), ", over the baseline of its own formatting") { mode in
      "The time of one flow with \(mode.values), as a multiple of the time of the baseline that "
        + "formats as many rows (\(baselines.words))"
    }
  }

  private static func tables(
    _ rows: [LatencyRow], _ title: String, _ what: (Mode) -> String
  ) -> [Table] {
    rows.grouped { [$0.mode.rawValue, $0.protocol.rawValue] }.map { rows in
      let (mode, timing) = (rows[0].mode, rows[0].protocol)
      return Table(
        rows, title: "Latency, \(mode.rawValue), \(timing.rawValue)\(title)",
        note:
          "\(what(mode)). + means slower, - faster, = the same within 1 %, and ? undecided."
          + (mode == .json ? "" : " If cold and warm times lead to different signs, the sign is ?.")
          + " Mean is the geometric mean over the flows.\(CoreUse.note(rows.map(\.core)))",
        across: [.text("flow", \.flow), .number("items", \.items)]
      ) { $0[0].version == $0[0].reference ? $0[0].core.marked($0[0].ns) : $0[0].ratioText }
    }
  }

  // MARK: Every time and ratio with its interval

  private static func times(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    details(
      rows, title: "Latency, \(mode.rawValue): time",
      note: "The time of one flow with \(mode.values): the reference's mean time, multiplied by "
        + "the ratio. It includes the time of shared code. Over Direct is the difference to "
        + "Direct's time. Both have their 99 % intervals over launches."
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

  private static func ratios(_ rows: [LatencyRow], _ mode: Mode, _ causes: Causes) -> Table {
    let reference = rows.first?.reference ?? ""
    let own = rows.filter { $0.version != reference }
    let isCounted = own.contains { causes.cause(of: $0) != nil }
    return details(
      own, title: "Latency, \(mode.rawValue): ratio",
      note:
        "A version's time divided by \(reference)'s in the same round, with its 99 % interval over "
        + "launches. We use rounds in which no other program used the core, if there are enough. A "
        + "version is slower or faster if its cold and warm intervals lie beyond 1 % and the noise "
        + "floor. It is the same if both intervals lie within 1 %. Possible causes are the rows formatted"
        + (isCounted
          ? " and the instructions, as a multiple of \(reference)'s. A ! marks a multiple that is "
            + "more than 5 % away from the interval."
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

  private static func details(
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
  /// The ratio with the sign of its verdict.
  var ratioText: String {
    let signs: [Verdict: String] = [.faster: "-", .slower: "+", .same: "=", .undecided: "?"]
    return String(format: "×%#.3g ", ratio) + (signs[verdict] ?? "") + core.mark
  }

  /// The difference to Direct; nil for Direct itself.
  fileprivate var over: Interval? { version == Variant.direct.name ? nil : overDirect }
}

extension Mode {
  /// Says what the network returns to the versions.
  var values: String {
    switch self {
    case .withoutDecoding: "replies that need no decoding"
    case .json: "replies in JSON, which the client decodes"
    }
  }
}

extension CoreUse {
  /// A time with the mark; an empty text if there is no time.
  func marked(_ nanoseconds: Double?) -> String {
    nanoseconds.map { DurationText.text(nanoseconds: $0) + mark } ?? ""
  }

  /// Explains the mark, if one of the numbers has it.
  static func note(_ cores: [CoreUse]) -> String {
    guard let core = cores.max(), core != .quiet else { return "" }
    return " A \(core.mark) marks a number that may include the effect of another program"
      + (core == .unknown ? ", which we can't find out on this processor." : " on the core.")
  }
}
