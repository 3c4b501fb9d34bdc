/// One line of results.
///
/// Its properties in snake case are the document's keys, which docs/JSON.md explains, and the columns of
/// CSV, in this order; a list of anything but text has no column.
package protocol ResultRow: Codable, Equatable, Sendable {}

/// One line of results about a version.
package protocol VersionRow: ResultRow {
  var version: String { get }
}

/// One line of results about a flow in a version.
package protocol FlowRow: VersionRow {
  var flow: String { get }
}

/// One line of results about a flow with so many items in a version.
package protocol CellRow: FlowRow {
  var items: Int { get }
}

/// What is counted as one: a flow with so many items in a version.
package struct CellKey: Hashable {
  package let version: String
  package let flow: String
  package let items: Int

  package init(version: String, flow: String, items: Int) {
    (self.version, self.flow, self.items) = (version, flow, items)
  }
}

extension CellRow {
  package var key: CellKey { CellKey(version: version, flow: flow, items: items) }
}
