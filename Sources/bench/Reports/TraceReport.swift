import Arms
import RandomUse

/// Shows every call in order, one table for each flow and version.
enum TraceReport {
  static func tables(_ rows: [TraceRow]) -> [Table] {
    rows.map(\.title).uniqued().map { title in
      Table(
        rows.filter { $0.title == title }, title: title,
        note: "Indented by the calls that are open; ↩ a completion, ↺ a replay, + wiring.",
        fields: [.text("from", \.from), .text("call", \.call)])
    }
  }
}

extension TraceRow {
  var title: String { "\(flow), \(architecture)" }

  fileprivate var call: String {
    String(repeating: "· ", count: depth - 1) + kind.mark + "\(to).\(method)"
  }
}

extension Seam.Kind {
  var mark: String {
    switch self {
    case .message: ""
    case .completion: "↩ "
    case .wiring: "+ "
    case .replay: "↺ "
    }
  }
}
