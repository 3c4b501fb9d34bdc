import Console
import ItemsNetworking
import Reading

/// Shows how many calls each flow takes.
package enum CallsReport {
  /// Classes of versions whose objects aren't known by a protocol.
  package static let unseen = ["MVC": ["StateMachine"]]

  package static func tables(_ rows: [CallRow]) -> [Table] {
    let keys: [Table.Field<CallRow>] = [.text("flow", \.flow)]
    let flows = rows.map(\.flow).uniqued()
    return [
      Table(
        rows, title: "Calls at work",
        note: "Calls, values set, and changes delivered from one object of a version to another, "
          + "to client, store, or navigation, and their replies; a closure that is passed on as it "
          + "is replies once, to whoever passed it first. Exact, and the same on every machine. Not "
          + "counted: what is read or returned, what the kit calls back, the user's Back, what "
          + "initialisers, static functions, and properties without a protocol assemble, and calls "
          + "of objects that are known by their class and by no protocol: \(RequestSlot.self)"
          + unseen.sorted { $0.key < $1.key }.map { ", \($0)'s \($1.listed)" }.joined() + ".",
        across: keys, sum: \.work),
      Table(
        rows.grouped(by: \.version),
        title: "All calls, over \(flows.count == 1 ? flows[0] : "\(flows.count) flows")",
        note: "Wiring only assembles: `make…`, `configure…`, a role that is set. A replay is a "
          + "current value that an observer is handed on subscription.",
        fields: [
          .text("version") { $0[0].version }, .number("all") { $0.sum(\.crossings) },
          .number("work") { $0.sum(\.work) }, .number("wiring") { $0.sum(\.wiring) },
          .number("replays") { $0.sum(\.replays) },
        ]),
      Table(
        rows, title: "Participants", note: "Objects that sent or received something.",
        across: keys, sum: \.participants),
      Table(rows, title: "Depth", note: "Most messages open at once.", across: keys, sum: \.depth),
    ]
  }

  /// Shows how many rows each flow words.
  package static func formatting(_ rows: [FormattingRow]) -> Table {
    Table(
      rows, title: "Rows formatted",
      note: "How often an item's date is put into words, for a row or for the detail. Exact, and "
        + "the same on every machine.",
      across: [.text("flow", \.flow), .number("items", \.items)], sum: \.rows)
  }
}
