import Arms
import RandomUse

/// Shows how many calls each flow takes.
enum CallsReport {
  static func tables(_ rows: [CallRow]) -> [Table] {
    [
      work(rows), kinds(rows),
      table(
        "Participants", rows, note: "Objects that sent or received something.", \.participants),
      table("Depth", rows, note: "Most messages open at once.", \.depth),
    ]
  }

  /// What versions are compared by.
  static func work(_ rows: [CallRow]) -> Table {
    table(
      "Calls at work", rows,
      note: "Calls, values set, and changes delivered from one object of a version to another, to "
        + "client, store, or navigation, and their replies. Exact, and the same on every machine. "
        + "Not seen, so not counted: what is read, what the kit calls back, the user's Back, and "
        + "what initialisers, static functions, and properties without a protocol assemble.",
      \.work)
  }

  /// One row for each version, the kinds as columns that add up.
  private static func kinds(_ rows: [CallRow]) -> Table {
    let flows = rows.map(\.flow).uniqued()
    let sum = { (kind: KeyPath<CallRow, Int>) in
      { (own: [CallRow]) in own.reduce(0) { $0 + $1[keyPath: kind] } }
    }
    return Table(
      rows.map(\.architecture).uniqued().map { name in rows.filter { $0.architecture == name } },
      title: "All calls, over \(flows.count == 1 ? flows[0] : "\(flows.count) flows")",
      note: "Wiring only assembles: `make…`, `configure…`, a role that is set. A replay is a "
        + "current value that an observer is handed on subscription.",
      fields: [
        .text("version") { $0[0].architecture }, .number("all", sum(\.crossings)),
        .number("work", sum(\.work)), .number("wiring", sum(\.wiring)),
        .number("replays", sum(\.replays)),
      ])
  }

  private static func table(
    _ title: String, _ rows: [CallRow], note: String, _ value: (CallRow) -> Int
  ) -> Table {
    Table(rows, title: title, note: note, across: [.text("flow", \.flow)]) {
      "\($0.reduce(0) { $0 + value($1) })"
    }
  }
}
