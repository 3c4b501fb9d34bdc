import Testing

@testable import Arms
@testable import bench

/// A drawing says what the trace says, and nothing in it is taken for a sign.
struct SequenceDiagramTests {
  @Test func participantsStandInOrderOfAppearance() {
    let calls = [
      row("List", "Client", "fetch(completion:)"),
      row("Client", "List", "fetch(completion:)", .completion, step: 2),
      row("List", "Factory", "makeForm()", .wiring, step: 2),
      row("Model", "List", "state", .replay, step: 2),
    ]
    #expect(
      SequenceDiagram.text(calls) == """
        %% add, A
        sequenceDiagram
          participant List
          participant Client
          participant Factory
          participant Model
          Note over List,Model: taps #8220;Add#8221;
          List->>Client: fetch(completion:)
          Note over List,Model: waits
          Client-->>List: ↩ fetch(completion:)
          List->>Factory: + makeForm()
          Model-->>List: ↺ state

        """)
  }

  @Test func eachFlowAndVersionHasItsOwn() {
    let text = SequenceDiagram.text([row("A", "B", "m()"), row("A", "B", "m()", of: "B")])
    #expect(
      text.split(separator: "\n\n").map { $0.prefix { $0 != "\n" } } == ["%% add, A", "%% add, B"])
  }

  @Test(arguments: [
    ("A<B>", "A#60;B#62;"), ("a;b#c", "a#59;b#35;c"), ("\"'`", "#34;#39;#96;"),
    ("a b", "a#32;b"), ("a->>b: c", "a#45;#62;#62;b#58;#32;c"), ("a\nb", "a#10;b"),
    ("%%{", "#37;#37;#123;"),
    ("é", "#233;"), ("End", "#69;#110;#100;"), ("Ending", "Ending"), ("Items_UI2", "Items_UI2"),
  ])
  func aNameIsNothingButAName(name: String, escaped: String) {
    let lines = SequenceDiagram.text([row(name, "B", "m()")]).split(separator: "\n")
    #expect(
      lines[2...] == [
        "  participant \(escaped)", "  participant B",
        "  Note over \(escaped),B: taps #8220;Add#8221;", "  \(escaped)->>B: m()",
      ])
  }

  @Test(arguments: [
    ("save(title:isEnabled:)", "save(title:isEnabled:)"), ("f(_:)", "f(_:)"), ("a<b", "a#60;b"),
    ("a;#b", "a#59;#35;b"), ("a\r\nb", "a#13;#10;b"), ("==(_:_:)", "#61;#61;(_:_:)"),
    ("end", "end"),
  ])
  func aMethodEndsWithItsLine(method: String, escaped: String) {
    let lines = SequenceDiagram.text([row("A", "B", method)]).split(separator: "\n")
    #expect(lines.last == "  A->>B: \(escaped)")
  }

  @Test(arguments: Registry.arms.map(\.name))
  func everyLineOfEveryFlowIsGrammatical(version: String) throws {
    let arm = try #require(Registry.arms.first { $0.name == version })
    for flow in Flow.all {
      let rows = TraceRow.rows(of: try CallCounter.record(flow, in: arm, items: 3))
      let lines = SequenceDiagram.text(rows).split(separator: "\n").dropFirst(2)
      let names = lines.compactMap { $0.wholeMatch(of: #/  participant (\w+)/#)?.1 }
      let calls = lines.compactMap { $0.wholeMatch(of: #/  (\w+)--?>>(\w+): [^;#<>]+/#) }
      let notes = lines.count { $0.contains(#/^  Note over \w+(,\w+)?: ([\w ]|#\d+;)+$/#) }
      #expect(names.count + calls.count + notes == lines.count)
      #expect(calls.count == rows.count)
      #expect(Set(names) == Set(calls.flatMap { [$0.1, $0.2] }) && Set(names).count == names.count)
    }
  }

  private func row(
    _ from: String, _ to: String, _ method: String, _ kind: Seam.Kind = .message,
    of architecture: String = "A", step: Int = 1
  ) -> TraceRow {
    TraceRow(
      architecture: architecture, flow: "add", step: step,
      action: step == 1 ? "taps “Add”" : "waits", depth: 1, kind: kind, from: from, to: to,
      protocol: "P", method: method)
  }
}
