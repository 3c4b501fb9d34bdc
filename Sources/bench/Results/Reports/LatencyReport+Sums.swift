import Console
import Stopwatch
import Timing

/// Shows what a user would feel, how times grow with the list, and how large the noise is.
extension LatencyReport {
  /// Nanoseconds, at 120 Hz.
  static let frame = 1e9 / 120
  /// The share of a frame that a flow may take without making the frame late.
  static let unseen = 0.1

  /// Compares the longest time of each flow, with JSON, with the times that a person notices.
  static func felt(_ rows: [LatencyRow]) -> Table {
    let longest = rows.filter { $0.mode == .json }.grouped(by: \.cell).compactMap { rows in
      rows.max { $0.ns < $1.ns }
    }
    return Table(
      longest, title: "What a user would feel",
      note: "The longest time of any version for each flow, with JSON; other versions may take as "
        + "long. The columns after it show how much longer that is than Direct's time, and its "
        + "share of a frame at 120 Hz (8.33 ms) and of a reply that takes 100 ms."
        + CoreUse.note(longest.map(\.core)),
      fields: [
        .text("flow", \.flow), .number("items", \.items), .text("longest", \.version),
        .number("time") { $0.core.marked($0.ns) },
        .number("over Direct") { $0.core.marked($0.overDirectNs) },
        .number("of a frame") { PercentText.text($0.ns / frame) },
        .number("of a reply") { PercentText.text($0.ns / 100e6) },
      ])
  }

  /// Shows how times grow with the length of the list.
  static func growth(_ rows: [GrowthRow]) -> Table {
    let most = PercentText.text(Growth.largestResidual)
    return Table(
      rows, title: "Growth",
      note:
        "We fit a line to the times from 64 items on. Per item is its slope, which is the cost of "
        + "one more item, and fixed is where the line meets 0 items. No fit means that the line is "
        + "off by more than \(most), or that n · log n describes the times better."
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

  /// Shows how large the noise is, and whether the second control confirms it.
  static func noise(_ rows: [NoiseRow]) -> Table {
    Table(
      rows.grouped { [$0.mode.rawValue, $0.protocol.rawValue] }, title: "Noise",
      note: "Two copies of the reference, the controls, are timed like a version. A cell is a flow "
        + "with one size of list. The first control sets the noise floor of a cell, which is at "
        + "least 1 %. The second control should lie within it. If the second seems faster or "
        + "slower, the cell is refuted, and we decide nothing there. Quiet is the share of rounds "
        + "in which no other program used the core, and loaded counts the cells with too few such "
        + "rounds.",
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
