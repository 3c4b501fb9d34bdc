import Arms
import RandomUse

/// Shows how many calls each flow takes.
enum CallsReport {
  static func tables(_ counts: [CallCount]) -> [Table] {
    [
      messages(counts),
      table("Completions", counts, note: "Closures called back, apart from the messages.") {
        $0.completions
      },
      table("Participants", counts, note: "Objects that sent or received a message.") {
        $0.participants
      },
      table("Depth", counts, note: "Most messages open at once.") { $0.depth },
    ]
  }

  static func messages(_ counts: [CallCount]) -> Table {
    table(
      "Messages", counts,
      note: "Calls between the objects of a version, and to client, store, and navigation. "
        + "Exact, and the same on every machine."
    ) { $0.messages }
  }

  /// Every call in order, one table for each flow and version.
  static func traces(_ counts: [CallCount]) -> [Table] {
    counts.map { count in
      var table = Table(
        title: "\(count.flow), \(count.arm)",
        note: "Indented by the calls that are open; a completion is marked ↩.",
        columns: [.text("from"), .text("call")])
      for entry in count.trace {
        let indent = String(repeating: "· ", count: entry.depth - 1)
        let arrow = entry.seam.kind == .completion ? "↩ " : ""
        table.add([
          entry.seam.from, "\(indent)\(arrow)\(entry.seam.to).\(entry.seam.method)",
        ])
      }
      return table
    }
  }

  /// One row for each flow, one column for each version.
  private static func table(
    _ title: String, _ counts: [CallCount], note: String, _ value: (CallCount) -> Int
  ) -> Table {
    let arms = counts.map(\.arm).uniqued()
    var table = Table(
      title: title, note: note, columns: [.text("flow")] + arms.map { .number($0) })
    for flow in counts.map(\.flow).uniqued() {
      table.add(
        [flow]
          + arms.map { arm in
            let count = counts.first { $0.flow == flow && $0.arm == arm }
            return count.map { "\(value($0))" } ?? ""
          })
    }
    return table
  }
}

extension TraceStep {
  init(_ entry: MessageLog.Entry) {
    self.init(
      from: entry.seam.from, to: entry.seam.to, protocol: entry.seam.protocol,
      method: entry.seam.method, kind: entry.seam.kind, depth: entry.depth)
  }
}

extension CallRow {
  init(_ count: CallCount, isTraced: Bool = false) {
    self.init(
      architecture: count.arm, flow: count.flow, messages: count.messages,
      completions: count.completions, participants: count.participants, depth: count.depth,
      seams: count.seams.map { seam, count in
        SeamCount(
          from: seam.from, to: seam.to, protocol: seam.protocol, method: seam.method,
          kind: seam.kind, count: count)
      },
      trace: isTraced ? count.trace.map { TraceStep($0) } : nil)
  }
}
