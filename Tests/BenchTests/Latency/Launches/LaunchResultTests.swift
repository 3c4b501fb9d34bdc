import Testing

@testable import bench

/// The line in which a launch tells what it measured.
struct LaunchResultTests {
  private let cell = CellID(flow: "add", mode: .wire, items: 64)
  private func result(
    ns: Double = 1_234.567_890_123_4, ratio: Double = 1 / 3, rounds: Int = 3
  ) -> LaunchResult {
    LaunchResult(cells: [
      CellSample(
        cell: cell, rounds: rounds,
        arms: [
          ArmSample(name: "MVC", ns: 0.1 + 0.2, ratio: 1, overFloor: -1e-9),
          ArmSample(name: "Control 1", ns: ns, ratio: ratio, overFloor: nil),
        ])
    ])
  }

  @Test func everyNumberComesBackExactly() throws {
    let line = try result().line()
    #expect(line.hasSuffix("\n") && line.split(separator: "\n").count == 1)
    #expect(LaunchResult(output: line) == result())
    #expect(LaunchResult(output: "a warning of the system\n" + line) == result())
  }

  @Test(arguments: ["", "\n", "nonsense", "{}", #"{"cells":[{"rounds":3}]}"#])
  func somethingElseIsNoResult(output: String) throws {
    #expect(LaunchResult(output: output) == nil)
    let line = try result().line()
    #expect(LaunchResult(output: String(line.dropLast(20))) == nil)
  }

  @Test func mustAnswerWhatWasAsked() {
    let arms = ["MVC", "Control 1"]
    #expect(result().answers([cell], arms: arms))
    #expect(!result().answers([], arms: arms))
    #expect(!result().answers([cell, cell], arms: arms))
    #expect(!result().answers([CellID(flow: "add", mode: .wire, items: 8)], arms: arms))
    #expect(!result().answers([cell], arms: ["Control 1", "MVC"]))
    #expect(!result(rounds: 2).answers([cell], arms: arms))
    #expect(!result(ns: 0).answers([cell], arms: arms))
    #expect(!result(ratio: -1).answers([cell], arms: arms))
    #expect(!result(ratio: .nan).answers([cell], arms: arms))
  }
}
