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
        LatencyDetails.times(outcome.rows.filter { $0.mode == mode }, mode),
        LatencyDetails.ratios(all.filter { $0.mode == mode }, mode, causes),
      ]
    }
    return ratios(all) + ownBaselines(outcome.rows, baselines) + details + [
      FeltReport.table(outcome.rows), GrowthReport.table(outcome.growth),
      NoiseReport.table(outcome.noise),
    ]
  }

  /// One table for each mode and protocol, with a line for each cell.
  package static func ratios(_ rows: [LatencyRow]) -> [Table] {
    tables(rows, "") { mode in
      "The time of one flow in \(rows.first?.reference ?? ""), with \(mode.values), and the times "
        + "of the others as multiples of it"
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
          "\(what(mode)). A + means certainly slower, a - certainly faster, an = the same within 1 "
          + "%, and a ? undecided. Cold and warm times must agree on this. Mean is the geometric "
          + "mean over the flows.\(CoreUse.note(rows.map(\.core)))",
        across: [.text("flow", \.flow), .number("items", \.items)]
      ) { text($0[0]) }
    }
  }

  private static func text(_ row: LatencyRow) -> String {
    let signs: [Verdict: String] = [.faster: "-", .slower: "+", .same: "=", .undecided: "?"]
    return row.version == row.reference
      ? row.core.marked(row.ns)
      : String(format: "×%#.3g ", row.ratio) + (signs[row.verdict] ?? "") + row.core.mark
  }
}

extension Mode {
  /// Says what the network returns to the versions.
  var values: String {
    switch self {
    case .withoutDecoding: "values that need no decoding"
    case .json: "bytes, which the fake server encodes and the client decodes"
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
