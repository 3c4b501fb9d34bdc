import Foundation

/// Shows how long each flow takes.
enum LatencyReport {
  static func tables(_ rows: [LatencyRow], reference: String) -> [Table] {
    Mode.allCases.compactMap { mode in
      let rows = rows.filter { $0.mode == mode }
      return rows.isEmpty ? nil : table(rows, mode, reference: reference)
    }
  }

  /// One row for each flow and one column for each version, at the middle size only.
  static func summaries(_ rows: [LatencyRow]) -> [Table] {
    Mode.allCases.map { mode in
      let rows = rows.filter { $0.mode == mode && $0.items == LatencyPlan.middleSize }
      let versions = rows.map(\.architecture).uniqued()
      var table = Table(
        title: "Latency, \(mode.rawValue)",
        note: "Time of one flow with \(LatencyPlan.middleSize) items and \(what(mode)), "
          + "and its ratio to the first version's. What the versions share is in it.",
        columns: [.text("flow")] + versions.map { .number($0) })
      for flow in rows.map(\.flow).uniqued() {
        table.add(
          [flow]
            + versions.map { version in
              rows.first { $0.flow == flow && $0.architecture == version }.map {
                String(format: "%@ ×%.2f", DurationText.text(nanoseconds: $0.ns), $0.ratio)
              } ?? ""
            })
      }
      return table
    }
  }

  private static func what(_ mode: Mode) -> String {
    switch mode {
    case .typed: "values that need no decoding"
    case .wire: "bytes, which the fake server encodes and the client decodes"
    }
  }

  private static func table(
    _ rows: [LatencyRow], _ mode: Mode, reference: String
  ) -> Table {
    var table = Table(
      title: "Latency, \(mode.rawValue)",
      note: "Time of one flow with \(what(mode)): the median over all rounds, and where 8 of 10 "
        + "rounds lie. What the versions share is in it. Ratio to \(reference): the median over rounds of the ratio within a round.",
      columns: [
        .text("flow"), .number("items"), .text("version"), .number("time"), .number("from"),
        .number("to"), .number("ratio"), .number("rounds"),
      ])
    var cell: [String] = []
    for row in rows {
      let key = [row.flow, "\(row.items)"]
      if key != cell, !cell.isEmpty { table.addSeparator() }
      cell = key
      table.add(
        key + [
          row.architecture, DurationText.text(nanoseconds: row.ns),
          DurationText.text(nanoseconds: row.nsLow),
          DurationText.text(nanoseconds: row.nsHigh),
          String(format: "×%.3f", row.ratio), "\(row.rounds)",
        ])
    }
    return table
  }
}
