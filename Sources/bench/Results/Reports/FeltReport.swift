import Console
import Stopwatch
import Timing

/// Compares the longest time of each flow, with JSON, with the times that a person notices.
enum FeltReport {
  /// Nanoseconds, at 120 Hz.
  static let frame = 1e9 / 120
  /// The share of a frame that a flow may take without making the frame late.
  static let unseen = 0.1

  static func table(_ rows: [LatencyRow]) -> Table {
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
}
