import Testing

@testable import bench

/// What becomes of launches that don't end well.
struct LaunchProcessTests {
  private let launch = Launch(
    architectures: ["MVC"], reference: "Direct",
    cell: PlannedCell(cell: Cell(flow: .add, mode: .wire, items: 1), budget: .microseconds(7)),
    seed: 9)

  @Test func isToldWhatToMeasureAndItsResultIsRead() throws {
    let samples = launch.cell.cell.ids.map {
      CellSample(cell: $0, batch: 1, rounds: 3, quietRounds: 0, quietNs: nil, arms: [])
    }
    let output = "a warning\n" + (try samples.line()) + "another\n"
    var arguments: [String] = []
    var programs: [String] = []
    let process = LaunchProcess {
      programs.append($0)
      arguments = $1
      return ChildProcess.Outcome(status: 0, output: output)
    }
    #expect(try process.run(launch) == samples)
    var relinked = launch
    relinked.program = "/tmp/other"
    #expect(try process.run(relinked) == samples)
    #expect(programs == [LaunchProcess.program, "/tmp/other"])
    #expect(
      arguments == [
        "latency-launch", "add:wire:1:7", "--architecture", "MVC", "--reference", "Direct",
        "--seed", "9",
      ])
  }

  @Test(
    arguments: [
      (
        1, "bench: MVC failed while it was timed: offline\n",
        "MVC failed while it was timed: offline"
      ),
      (3, "", "ended with status 3"),
      (139, "half of a li", "ended by signal 11"),
      (
        133, "a.swift:3: Fatal error: Index out of range\na trace\n",
        "ended by signal 5: a.swift:3: Fatal error: Index out of range"
      ),
      (0, "", "wrote '' instead of results"),
      (0, "{\"cells\": 1}\n", "wrote '{\"cells\": 1}' instead of results"),
      (0, "a\u{1B}[2J\n", "wrote 'a\u{FFFD}[2J' instead of results"),
    ] as [(Int32, String, String)])
  func whatWentWrongIsSaid(status: Int32, output: String, words: String) {
    let process = LaunchProcess { _, _ in ChildProcess.Outcome(status: status, output: output) }
    #expect(throws: RunFailure(words)) { try process.run(launch) }
  }

  @Test func aProgramThatDoesntStartIsSaid() {
    #expect(throws: RunFailure.self) { try LaunchProcess { _, _ in nil }.run(launch) }
  }
}
