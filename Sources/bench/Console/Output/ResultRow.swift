/// One line of results.
///
/// Its properties in snake case are the document's keys, which docs/JSON.md explains, and the columns of
/// CSV, in this order; a list of anything but text has no column.
protocol ResultRow: Codable, Equatable, Sendable {}

/// One line of results about a version.
protocol VersionRow: ResultRow {
  var architecture: String { get }
}

/// One line of results about a flow in a version.
protocol FlowRow: VersionRow {
  var flow: String { get }
}

/// One line of results about a flow with so many items in a version.
protocol CellRow: FlowRow {
  var items: Int { get }
}

/// What is counted as one: a flow with so many items in a version.
struct CellKey: Hashable {
  let version: String
  let flow: String
  let items: Int
}

extension CellRow {
  var key: CellKey { CellKey(version: architecture, flow: flow, items: items) }
}
