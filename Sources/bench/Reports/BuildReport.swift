import RandomUse

/// Shows how long versions take to build.
enum BuildReport {
  static func tables(_ rows: [BuildRow]) -> [Table] {
    rows.isEmpty ? [] : [times(rows), targets(rows)]
  }

  private static func times(_ rows: [BuildRow]) -> Table {
    var table = Table(
      title: "Build",
      note: "Time to build a version's module for debugging, the package manager's own time in it, "
        + "with what it stands on already built: the median over all rounds, the fastest, and the "
        + "slowest. Clean is the whole module; after nothing there is nothing to compile; else a "
        + "type has got one member more, and all that depends on it is compiled again.",
      columns: [
        .text("version"), .text("change"), .number("files compiled"), .number("time"),
        .number("from"), .number("to"), .number("rounds"),
      ])
    for version in rows.map(\.architecture).uniqued() {
      if !table.cells.isEmpty { table.addSeparator() }
      for row in rows where row.architecture == version {
        table.add(
          [version, row.change.rawValue, "\(row.compiled)"]
            + [row.ns, row.nsLow, row.nsHigh].map { DurationText.text(nanoseconds: $0) }
            + ["\(row.rounds)"])
      }
    }
    return table
  }

  private static func targets(_ rows: [BuildRow]) -> Table {
    var table = Table(
      title: "What was changed",
      note:
        "The type that carries the model to the list, the list's view, and the protocol through "
        + "which that view reaches its logic; their files in Sources/<version>.",
      columns: [.text("version"), .text("change"), .text("type"), .text("file")])
    for row in rows {
      guard let type = row.type, let file = row.file else { continue }
      let path = String(file.trimmingPrefix("Sources/\(row.architecture)/"))
      table.add([row.architecture, row.change.rawValue, type, path])
    }
    return table
  }
}
