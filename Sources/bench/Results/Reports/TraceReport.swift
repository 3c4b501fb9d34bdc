import Console
import Reading

/// Shows every call in order, one table for each flow and version.
package enum TraceReport {
  package static func tables(_ rows: [TraceRow]) -> [Table] {
    rows.grouped(by: \.title).map { calls in
      let lines = calls.grouped(by: \.step).flatMap { step in
        [(step: step[0].step, from: "", call: "The user \(step[0].action).")]
          + step.map { (step: $0.step, from: $0.from, call: $0.call) }
      }
      return Table(
        lines, title: calls[0].title,
        note: "Indented by the calls that are open; ↩ a completion, ↺ a replay, + wiring.",
        fields: [.text("from", \.from), .text("call", \.call)], group: { "\($0.step)" })
    }
  }
}

extension TraceRow {
  var title: String { "\(flow), \(architecture)" }

  fileprivate var call: String {
    String(repeating: "· ", count: depth - 1) + kind.text(to: to, method)
  }
}
