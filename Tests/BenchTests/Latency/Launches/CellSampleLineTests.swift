import Testing

@testable import bench

/// The line in which a launch tells what it measured.
struct CellSampleLineTests {
  private let cell = Cell(flow: .add, mode: .wire, items: 64)

  private func samples(
    ns: Double = 1_234.567_890_123_4, ratio: Double = 1 / 3, rounds: Int = 3
  ) -> [CellSample] {
    [
      CellSample(
        cell: cell.ids[0], batch: 1, rounds: rounds, quietRounds: 2, quietNs: 0.1 + 0.7,
        arms: [
          ArmSample(name: "MVC", ns: 0.1 + 0.2, ratio: 1, overDirect: -1e-9),
          ArmSample(name: "Control 1", ns: ns, ratio: ratio, overDirect: nil),
        ])
    ]
  }

  @Test func everyNumberComesBackExactly() throws {
    let line = try samples().line()
    #expect(line.hasSuffix("\n") && line.split(separator: "\n").count == 1)
    #expect([CellSample](output: line) == samples())
    #expect([CellSample](output: "a warning of the system\n" + line + "more\n") == samples())
  }

  @Test(arguments: ["", "\n", "nonsense", "{}", #"{"rounds":3}"#])
  func somethingElseIsNoSample(output: String) throws {
    #expect([CellSample](output: output) == nil)
    let line = try samples().line()
    #expect([CellSample](output: String(line.dropLast(20))) == nil)
  }

  @Test func mustAnswerWhatWasAsked() {
    let arms = ["MVC", "Control 1"]
    #expect(samples().answer(cell, arms: arms))
    #expect(!samples().answer(Cell(flow: .add, mode: .wire, items: 8), arms: arms))
    // Typed, there are two protocols to answer for.
    #expect(!samples().answer(Cell(flow: .add, mode: .typed, items: 64), arms: arms))
    #expect(!samples().answer(cell, arms: ["Control 1", "MVC"]))
    #expect(!samples(rounds: 2).answer(cell, arms: arms))
    #expect(!samples(ns: 0).answer(cell, arms: arms))
    #expect(!samples(ratio: -1).answer(cell, arms: arms))
    #expect(!samples(ratio: .nan).answer(cell, arms: arms))
  }
}
