import Arms

/// Shows every call in order, one table for each flow and version.
enum TraceReport {
  static func tables(_ rows: [TraceRow]) -> [Table] {
    rows.map(\.title).uniqued().map { title in
      let rows = rows.filter { $0.title == title }
      var table = Table(
        title: title,
        note: "Indented by the calls that are open; ↩ a completion, ↺ a replay, + wiring.",
        columns: [.text("from"), .text("call")])
      for (index, row) in rows.enumerated() {
        if index == 0 || rows[index - 1].step != row.step {
          if index > 0 { table.addSeparator() }
          table.add(["", "The user \(row.action)."])
        }
        table.add([row.from, row.call])
      }
      return table
    }
  }
}

extension TraceRow {
  var title: String { "\(flow), \(architecture)" }

  fileprivate var call: String {
    String(repeating: "· ", count: depth - 1) + kind.mark + "\(to).\(method)"
  }
}
