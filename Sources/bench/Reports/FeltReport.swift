import Arms
import RandomUse

/// Sets the longest time of each cell in wire mode next to what a person notices.
enum FeltReport {
  static func table(_ rows: [LatencyRow]) -> Table {
    var table = Table(
      title: "What a user would feel",
      note:
        "The longest median in wire mode, though others may take as long, as a share of a frame at "
        + "120 Hz (8.33 ms) and of a reply that takes 100 ms; and how much longer than Direct that "
        + "is, where it is beyond doubt.",
      columns: [
        .text("flow"), .number("items"), .text("longest"), .number("time"), .number("of a frame"),
        .number("of a reply"), .number("over Direct"), .number("of a frame"),
      ])
    let rows = rows.filter { $0.mode == .wire }
    for cell in rows.map(\.cell).uniqued() {
      guard let row = rows.filter({ $0.cell == cell }).max(by: { $0.ns < $1.ns }) else { continue }
      table.add(
        [
          row.flow, "\(row.items)", row.architecture,
          DurationText.text(nanoseconds: row.ns),
          PercentText.text(row.ns / Felt.frame), PercentText.text(row.ns / Felt.reply),
        ] + over(row))
    }
    return table
  }

  private static func over(_ row: LatencyRow) -> [String] {
    guard let over = row.overDirectNs, row.isOverDirect else { return ["", ""] }
    return [DurationText.text(nanoseconds: over), PercentText.text(over / Felt.frame)]
  }
}

extension LatencyRow {
  /// Whether it takes longer than Direct beyond doubt: where the interval holds 0, it may not.
  var isOverDirect: Bool {
    !Arm.isFloor(architecture) && overDirectNsLow ?? 0 > 0
  }
}

/// What people notice, in nanoseconds.
enum Felt {
  /// One picture of a screen that shows 120 in a second.
  static let frame = 1e9 / 120
  /// A reply that seems to come at once.
  static let reply = 100e6
}
