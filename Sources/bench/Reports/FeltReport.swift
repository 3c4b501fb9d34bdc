import RandomUse

/// Sets the longest time of each cell in wire mode next to what a person notices.
enum FeltReport {
  static func table(_ rows: [LatencyRow]) -> Table {
    let rows = rows.filter { $0.mode == .wire }
    let longest = rows.map(\.cell).uniqued().compactMap { cell in
      rows.filter { $0.cell == cell }.max { $0.ns < $1.ns }
    }
    return Table(
      longest, title: "What a user would feel",
      note: "The longest median in wire mode, though others may take as long, as a share of a "
        + "frame at 120 Hz (8.33 ms) and of a reply that takes 100 ms.",
      fields: [
        .text("flow", \.flow), .number("items", \.items), .text("longest", \.architecture),
        .number("time") { DurationText.text(nanoseconds: $0.ns) },
        .number("of a frame") { PercentText.text($0.ns * 120 / 1e9) },
        .number("of a reply") { PercentText.text($0.ns / 100e6) },
      ])
  }
}
