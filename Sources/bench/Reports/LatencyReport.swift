import Foundation

/// Shows how long each flow takes.
enum LatencyReport {
  static func tables(_ rows: [LatencyRow], reference: String) -> [Table] {
    Mode.allCases.compactMap { mode in
      let rows = rows.filter { $0.mode == mode }
      return rows.isEmpty ? nil : table(rows, mode, reference: reference)
    }
  }

  private static func table(
    _ rows: [LatencyRow], _ mode: Mode, reference: String
  ) -> Table {
    let what =
      switch mode {
      case .typed: "decoded values, so mostly the version's own cost"
      case .wire: "bytes and decoding, as a user feels it"
      }
    var table = Table(
      title: "Latency, \(mode.rawValue)",
      note: "Time of one flow with \(what): the median over all rounds, and where 8 of 10 "
        + "rounds lie. Ratio to \(reference): the median over rounds of the ratio within a round.",
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
