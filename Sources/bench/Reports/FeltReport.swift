/// Sets the slowest version of each cell in wire mode next to what a person notices.
enum FeltReport {
  static func table(_ rows: [LatencyRow]) -> Table {
    var table = Table(
      title: "What a user would feel",
      note: "The slowest version in wire mode as a share of a frame at 120 Hz (8.33 ms) and of a "
        + "reply that takes 100 ms, and what of its time it takes over Direct.",
      columns: [
        .text("flow"), .number("items"), .text("slowest"), .number("time"), .number("of a frame"),
        .number("of a reply"), .number("over Direct"), .number("of a frame"),
      ])
    let rows = rows.filter { $0.mode == .wire }
    for cell in rows.map(\.cell).uniqued() {
      guard let row = rows.filter({ $0.cell == cell }).max(by: { $0.ns < $1.ns }) else { continue }
      table.add([
        row.flow, "\(row.items)", row.architecture, DurationText.text(nanoseconds: row.ns),
        PercentText.text(row.ns / Felt.frame), PercentText.text(row.ns / Felt.reply),
        row.overDirect.map { DurationText.text(nanoseconds: $0) } ?? "",
        row.overDirect.map { PercentText.text($0 / Felt.frame) } ?? "",
      ])
    }
    return table
  }
}

/// What people notice, in nanoseconds.
enum Felt {
  /// One picture of a screen that shows 120 in a second.
  static let frame = 1e9 / 120
  /// A reply that seems to come at once.
  static let reply = 100e6
}
