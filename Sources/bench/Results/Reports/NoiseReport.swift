import Console
import Stopwatch
import Timing

/// Shows how large the noise is, and whether the second control confirms it.
enum NoiseReport {
  static func table(_ rows: [NoiseRow]) -> Table {
    Table(
      rows.grouped { [$0.mode.rawValue, $0.protocol.rawValue] }, title: "Noise",
      note: "The reference is entered twice more, as two controls. A cell is a flow with one size "
        + "of list. The first control sets the noise floor of a cell, at least 1 %, and the second "
        + "should lie within it. If the second seems certainly faster or slower, the cell is "
        + "refuted, and nothing is decided there. Quiet is the share of rounds in which no other "
        + "program used the core, and loaded counts the cells with too few such rounds.",
      fields: [
        .text("mode") { $0[0].mode.rawValue }, .text("time") { $0[0].protocol.rawValue },
        .number("cells", \.count),
        .number("median floor") { PercentText.text(Statistics.median($0.map(\.floor)) ?? 0) },
        .number("largest floor") { PercentText.text(largest($0).floor) },
        .text("in") { "\(largest($0).flow), \(largest($0).items)" },
        .number("within") { $0.count(where: \.isConfirmed) },
        .number("refuted") { $0.count(where: \.isRefuted) },
        .number("quiet") { rows in
          let shares = rows.compactMap(\.quietShare)
          return shares.isEmpty ? "unknown" : PercentText.text(Statistics.mean(shares))
        },
        .number("loaded") { $0.count { $0.core != .quiet } },
      ])
  }

  private static func largest(_ rows: [NoiseRow]) -> NoiseRow {
    rows.max { $0.floor < $1.floor } ?? rows[0]
  }
}
