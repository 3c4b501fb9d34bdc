import Console
import Stopwatch
import Timing

/// Shows how far the noise reaches, and whether the second control bears it out.
enum NoiseReport {
  static func table(_ rows: [NoiseRow]) -> Table {
    Table(
      rows.grouped { [$0.mode.rawValue, $0.protocol.rawValue] }, title: "Noise",
      note: "The reference was entered again, twice. The first control sets the noise floor of "
        + "each cell, at least 1 %; the second should lie within it. Where the second seems faster or "
        + "slower than the reference by its whole interval, all else in the cell is undecided. Quiet are "
        + "the rounds in which no other hardware thread used the core, unless the processor doesn't let it be "
        + "told; loaded are the cells with too few of them, or of which that isn't known.",
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
