import Arms

/// Shows how many calls each flow takes.
enum CallsReport {
  static func tables(_ rows: [CallRow]) -> [Table] {
    [
      messages(rows),
      table(
        "Completions", rows, note: "Closures called back, apart from the messages.", \.completions),
      table(
        "Participants", rows, note: "Objects that sent or received a message.", \.participants),
      table("Depth", rows, note: "Most messages open at once.", \.depth),
    ]
  }

  static func messages(_ rows: [CallRow]) -> Table {
    table(
      "Messages", rows,
      note: "Calls between the objects of a version, and to client, store, and navigation. "
        + "Exact, and the same on every machine.", \.messages)
  }

  private static func table(
    _ title: String, _ rows: [CallRow], note: String, _ value: (CallRow) -> Int
  ) -> Table {
    Table(rows, title: title, note: note, across: [.text("flow", \.flow)]) {
      "\($0.reduce(0) { $0 + value($1) })"
    }
  }
}

extension CallRow {
  init(_ count: CallCount) {
    self.init(
      architecture: count.arm, flow: count.flow, messages: count.messages,
      completions: count.completions, participants: count.participants, depth: count.depth,
      seams: count.seams.map { seam, count in
        SeamCount(
          from: seam.from, to: seam.to, protocol: seam.protocol, method: seam.method,
          kind: seam.kind, count: count)
      })
  }
}
