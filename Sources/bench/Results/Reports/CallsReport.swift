import Console
import ItemsNetworking
import Reading

/// Shows how many calls each flow takes.
package enum CallsReport {
  /// The classes whose objects can't be replaced by spies, because no protocol is in between.
  package static let unseen = ["MVC": ["StateMachine"]]

  package static func tables(_ rows: [CallRow]) -> [Table] {
    let keys: [Table.Field<CallRow>] = [.text("flow", \.flow)]
    let flows = rows.map(\.flow).uniqued()
    return [
      Table(
        rows, title: "Calls at work",
        note:
          "How often an object of a version calls another object, sets one of its values, notifies "
          + "it of a change, or replies to it. Calls to the client, the store, and navigation "
          + "count, too. The numbers are the same on every machine. We don't count what a call "
          + "returns, or calls that HeadlessKit makes. We also leave out objects that have no "
          + "protocol: "
          + (["\(RequestSlot.self)"]
          + unseen.sorted { $0.key < $1.key }.map { "\($0)'s \($1.listed)" }).listed + ".",
        across: keys, sum: \.work),
      Table(
        rows.grouped(by: \.version),
        title: "All calls, over \(flows.count == 1 ? flows[0] : "\(flows.count) flows")",
        note: "Wiring is calls that only create or connect objects. A replay is the current value, "
          + "which an observer receives when it subscribes. All is work, wiring, and replays "
          + "together.",
        fields: [
          .text("version") { $0[0].version }, .number("all") { $0.sum(\.crossings) },
          .number("work") { $0.sum(\.work) }, .number("wiring") { $0.sum(\.wiring) },
          .number("replays") { $0.sum(\.replays) },
        ]),
      Table(
        rows, title: "Participants", note: "The number of objects that sent or received something.",
        across: keys, sum: \.participants),
      Table(
        rows, title: "Depth", note: "The most calls that were in progress at once.",
        across: keys, sum: \.depth),
    ]
  }

  /// Shows how many rows each flow formats.
  package static func formatting(_ rows: [FormattingRow]) -> Table {
    Table(
      rows, title: "Rows formatted",
      note: "The number of times that a text is made from an item's date, for a row or for the "
        + "detail. The numbers are the same on every machine.",
      across: [.text("flow", \.flow), .number("items", \.items)], sum: \.rows)
  }
}
