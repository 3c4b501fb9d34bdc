import Arms
import RandomUse

/// Shows every call in order, one table for each flow and version.
enum TraceReport {
  static func tables(_ rows: [TraceRow]) -> [Table] {
    rows.map(\.title).uniqued().map { title in
      Table(
        rows.filter { $0.title == title }, title: title,
        note: "Indented by the calls that are open; a completion is marked ↩.",
        fields: [.text("from", \.from), .text("call", \.call)])
    }
  }
}

extension TraceRow {
  fileprivate var title: String { "\(flow), \(architecture)" }

  fileprivate var call: String {
    String(repeating: "· ", count: depth - 1) + (kind == .completion ? "↩ " : "")
      + "\(to).\(method)"
  }
}
