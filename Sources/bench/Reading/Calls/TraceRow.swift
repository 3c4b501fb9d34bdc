import Console
import Variants

/// One call of a flow in one architecture.
package struct TraceRow: VersionRow {
  package let version: String
  package let flow: String
  /// Counts what the user does, from 1, which `action` says in words.
  package let step: Int
  package let action: String
  package let depth: Int
  package let kind: Seam.Kind
  package let from: String
  package let to: String
  let `protocol`: String
  package let method: String

  /// Every call in the order in which they began.
  package static func rows(of count: CallCount) -> [TraceRow] {
    count.trace.enumerated().map { index, entry in
      let step = count.starts.count { $0 <= index }
      return TraceRow(
        version: count.row.version, flow: count.row.flow, step: step,
        action: step > 0 ? count.actions[step - 1] : "", depth: entry.depth,
        kind: entry.seam.kind, from: entry.seam.from, to: entry.seam.to,
        protocol: entry.seam.protocol, method: entry.seam.method)
    }
  }
}

extension Seam.Kind {
  package var mark: String {
    switch self {
    case .message: ""
    case .completion: "↩ "
    case .wiring: "+ "
    case .replay: "↺ "
    }
  }
}
