import Testing

@testable import bench

/// The line in which a launch tells what it measured.
struct CellSampleLineTests {
  private let cell = CellID(flow: "add", mode: .wire, items: 64)
  private func sample(
    ns: Double = 1_234.567_890_123_4, ratio: Double = 1 / 3, rounds: Int = 3
  ) -> CellSample {
    CellSample(
      cell: cell, rounds: rounds,
      arms: [
        ArmSample(name: "MVC", ns: 0.1 + 0.2, ratio: 1, overDirect: -1e-9),
        ArmSample(name: "Control 1", ns: ns, ratio: ratio, overDirect: nil),
      ])
  }

  @Test func everyNumberComesBackExactly() throws {
    let line = try sample().line()
    #expect(line.hasSuffix("\n") && line.split(separator: "\n").count == 1)
    #expect(CellSample(output: line) == sample())
    #expect(CellSample(output: "a warning of the system\n" + line + "more\n") == sample())
  }

  @Test(arguments: ["", "\n", "nonsense", "{}", #"{"rounds":3}"#])
  func somethingElseIsNoSample(output: String) throws {
    #expect(CellSample(output: output) == nil)
    let line = try sample().line()
    #expect(CellSample(output: String(line.dropLast(20))) == nil)
  }

  @Test func mustAnswerWhatWasAsked() {
    let arms = ["MVC", "Control 1"]
    #expect(sample().answers(cell, arms: arms))
    #expect(!sample().answers(CellID(flow: "add", mode: .wire, items: 8), arms: arms))
    #expect(!sample().answers(cell, arms: ["Control 1", "MVC"]))
    #expect(!sample(rounds: 2).answers(cell, arms: arms))
    #expect(!sample(ns: 0).answers(cell, arms: arms))
    #expect(!sample(ratio: -1).answers(cell, arms: arms))
    #expect(!sample(ratio: .nan).answers(cell, arms: arms))
  }
}
