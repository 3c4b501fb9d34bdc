import Arms

/// One call of a flow in one architecture.
struct TraceRow: VersionRow {
  let architecture: String
  let flow: String
  /// How many calls were open when it began, itself included.
  let depth: Int
  let kind: Seam.Kind
  let from: String
  let to: String
  let `protocol`: String
  let method: String
}

extension TraceRow {
  /// Every call in the order in which they began.
  static func rows(of count: CallCount) -> [TraceRow] {
    count.trace.map { entry in
      TraceRow(
        architecture: count.row.architecture, flow: count.row.flow, depth: entry.depth,
        kind: entry.seam.kind, from: entry.seam.from, to: entry.seam.to,
        protocol: entry.seam.protocol,
        method: entry.seam.method)
    }
  }
}
