import Console
import Stopwatch
import Timing

/// What all times come to: for a person, with longer lists, and beside the noise.
extension LatencyReport {
  /// Nanoseconds, at 120 Hz.
  static let frame = 1e9 / 120
  /// The share of a frame that doesn't make it late.
  static let unseen = 0.1

  /// Sets the longest time of each cell with JSON next to what a person notices.
  static func felt(_ rows: [LatencyRow]) -> Table {
    let longest = rows.filter { $0.mode == .json }.grouped(by: \.cell).compactMap { rows in
      rows.max { $0.ns < $1.ns }
    }
    return Table(
      longest, title: "What a user would feel",
      note: "The longest time of any version, with JSON; others may take as long. Then how much "
        + "longer that is than Direct takes, and its share of a frame at 120 Hz (8.33 ms) and of a "
        + "reply that takes 100 ms."
        + CoreUse.note(longest.map(\.core)),
      fields: [
        .text("flow", \.flow), .number("items", \.items), .text("longest", \.version),
        .number("time") { $0.core.marked($0.ns) },
        .number("over Direct") { $0.core.marked($0.overDirectNs) },
        .number("of a frame") { PercentText.text($0.ns / frame) },
        .number("of a reply") { PercentText.text($0.ns / 100e6) },
      ])
  }

  /// Shows how times grow with the list.
  static func growth(_ rows: [GrowthRow]) -> Table {
    let most = PercentText.text(Growth.largestResidual)
    return Table(
      rows, title: "Growth",
      note:
        "Per item is what an item more costs from 64 items on; fixed is where that line meets 0 items, "
        + "beyond the sizes it is fitted to, which count alike; with 99 % intervals. Where it is off by "
        + "more than \(most), or n · log n describes the times better, they aren't two costs: no fit."
        + CoreUse.note(rows.map(\.core)),
      fields: [
        .text("flow", \.flow), .text("mode", \.mode.rawValue), .text("version", \.version),
        .number("fixed") { $0.fits ? $0.core.marked($0.fixedNs) : "no fit\($0.core.mark)" },
        .number("from", as: DurationText.text, \.fixedNsLow),
        .number("to", as: DurationText.text, \.fixedNsHigh),
        // Nothing where the fit is refused.
        .number("per item") { $0.core.marked($0.perItemNs) },
        .number("from", as: DurationText.text, \.perItemNsLow),
        .number("to", as: DurationText.text, \.perItemNsHigh),
        .number("off by", as: PercentText.text, \.maxResidual),
      ])
  }

  /// Shows how far the noise reaches, and whether the second control bears it out.
  static func noise(_ rows: [NoiseRow]) -> Table {
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
