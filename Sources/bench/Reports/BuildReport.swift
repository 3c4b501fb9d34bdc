/// Shows how long versions take to build.
enum BuildReport {
  static func tables(_ rows: [BuildRow]) -> [Table] {
    [times(rows), targets(rows)]
  }

  private static func times(_ rows: [BuildRow]) -> Table {
    Table(
      rows, title: "Build",
      note: "Time to build a version's module for debugging, the package manager's own time in it, "
        + "with what it stands on already built: the median over all rounds, the fastest, and the "
        + "slowest. Clean is the whole module; after nothing there is nothing to compile; else a "
        + "type has got one member more, and all that depends on it is compiled again.",
      fields: [
        .text("version", \.architecture), .text("change", \.change.rawValue),
        .number("files compiled", \.compiled),
        .number("time") { DurationText.text(nanoseconds: $0.ns) },
        .number("from") { DurationText.text(nanoseconds: $0.nsLow) },
        .number("to") { DurationText.text(nanoseconds: $0.nsHigh) },
        .number("rounds", \.rounds),
      ], group: \.architecture)
  }

  private static func targets(_ rows: [BuildRow]) -> Table {
    Table(
      rows.filter { $0.file != nil }, title: "What was changed",
      note:
        "The type that carries the model to the list, the list's view, and the protocol through "
        + "which that view reaches its logic; their files in Sources/<version>.",
      fields: [
        .text("version", \.architecture), .text("change", \.change.rawValue),
        .text("type") { $0.type ?? "" },
        .text("file") { String(($0.file ?? "").trimmingPrefix("Sources/\($0.architecture)/")) },
      ])
  }
}
