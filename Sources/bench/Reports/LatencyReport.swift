import Foundation

/// Shows how long each flow takes.
enum LatencyReport {
  static func tables(
    _ outcome: LatencyOutcome, reference: String, isDetailed: Bool
  ) -> [Table] {
    let modes = Mode.allCases.flatMap { mode -> [Table] in
      let rows = outcome.rows.filter { $0.mode == mode }
      return isDetailed
        ? [
          LatencyDetails.times(rows, mode),
          LatencyDetails.ratios(rows, outcome.noise, mode, reference: reference),
        ] : [times(rows, mode), ratios(rows, mode)]
    }
    return modes + [
      FeltReport.table(outcome.rows), GrowthReport.costs(outcome.growth),
      NoiseReport.table(outcome.noise),
    ]
  }

  /// The ratios at the middle size only.
  static func summaries(_ rows: [LatencyRow]) -> [Table] {
    Mode.allCases.map { mode in
      ratios(rows.filter { $0.mode == mode && $0.items == LatencyPlan.middleSize }, mode)
    }
  }

  static func what(_ mode: Mode) -> String {
    switch mode {
    case .typed: "values that need no decoding"
    case .wire: "bytes, which the fake server encodes and the client decodes"
    }
  }

  private static func times(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    pivot(
      rows, title: "Latency, \(mode.rawValue): time",
      note: "Time of one flow with \(what(mode)): the median over launches. "
        + "What the versions share is in it."
    ) { DurationText.text(nanoseconds: $0.ns) }
  }

  private static func ratios(_ rows: [LatencyRow], _ mode: Mode) -> Table {
    let reference = rows.first?.architecture
    return pivot(
      rows, title: "Latency, \(mode.rawValue): ratio",
      note: "\(reference ?? "The first version")'s time of one flow with \(what(mode)), and the "
        + "others' as a multiple of it: + slower or - faster by more than the noise floor, = the same "
        + "within 1 %, ? undecided, each by a 99 % interval of its own."
    ) { row in
      row.architecture == reference
        ? DurationText.text(nanoseconds: row.ns)
        : String(format: "×%.3f \(row.verdict.sign)", row.ratio)
    }
  }

  /// One row for each cell, one column for each version.
  private static func pivot(
    _ rows: [LatencyRow], title: String, note: String, _ text: (LatencyRow) -> String
  ) -> Table {
    Table(
      rows, title: title, note: note,
      across: [.text("flow", \.flow), .number("items", \.items)]
    ) { $0.first.map(text) ?? "" }
  }
}

extension Verdict {
  /// One character for narrow columns.
  fileprivate var sign: String {
    switch self {
    case .faster: "-"
    case .slower: "+"
    case .same: "="
    case .undecided: "?"
    }
  }
}
