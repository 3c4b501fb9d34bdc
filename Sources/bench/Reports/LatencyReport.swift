import Foundation

/// Shows how long each flow takes.
enum LatencyReport {
  static func tables(_ outcome: LatencyOutcome, _ causes: Causes) -> [Table] {
    let all = outcome.rows + outcome.means
    let details = Mode.allCases.flatMap { mode in
      [
        LatencyDetails.times(outcome.rows.filter { $0.mode == mode }, mode),
        LatencyDetails.ratios(all.filter { $0.mode == mode }, mode, causes),
      ]
    }
    return ratios(all) + details + [
      FeltReport.table(outcome.rows), GrowthReport.table(outcome.growth),
      NoiseReport.table(outcome.noise),
    ]
  }

  /// One table for each mode and protocol, with a line for each cell.
  static func ratios(_ rows: [LatencyRow]) -> [Table] {
    Mode.allCases.flatMap { mode in
      mode.protocols.map { timing in
        table(rows.filter { $0.mode == mode && $0.protocol == timing }, mode, timing)
      }
    }
  }

  static func what(_ mode: Mode) -> String {
    switch mode {
    case .typed: "values that need no decoding"
    case .wire: "bytes, which the fake server encodes and the client decodes"
    }
  }

  private static func table(
    _ rows: [LatencyRow], _ mode: Mode, _ timing: TimingProtocol
  ) -> Table {
    let reference = rows.first?.reference ?? ""
    return Table(
      rows, title: "Latency, \(mode.rawValue), \(timing.words)",
      note:
        "\(reference)'s time of one flow with \(what(mode)), and the others' as a multiple of it at "
        + "the quiet end: + slower or - faster by more than 1 % and the noise floor, = the same within "
        + "1 %, ? undecided, by the 99 % intervals of all protocols; mean is over flows, geometric.",
      across: [.text("flow") { $0.flow }, .number("items") { $0.items }]
    ) { rows in
      rows.first.map { row in
        row.architecture == reference
          ? DurationText.text(nanoseconds: row.ns)
          : String(format: "×%.3f \(row.verdict.sign)", row.ratio)
      } ?? ""
    }
  }
}

extension Verdict {
  fileprivate var sign: String {
    switch self {
    case .faster: "-"
    case .slower: "+"
    case .same: "="
    case .undecided: "?"
    }
  }
}
