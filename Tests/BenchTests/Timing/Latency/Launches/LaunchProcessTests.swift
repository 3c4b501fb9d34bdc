import Testing

@testable import Stopwatch
@testable import bench

/// What becomes of launches that don't end well.
struct StopwatchProcessTests {
  private let launch = Launch(
    versions: ["Direct", "MVC"], cell: Cell(flow: .add, mode: .wire, items: 1),
    budget: .microseconds(7), seed: .max)

  @Test func isToldWhatToMeasureAndItsResultIsRead() throws {
    let samples = launch.cell.ids.map {
      CellSample(
        cell: $0, arms: ["MVC"], gain: 0.1 + 0.7,
        all: CellSample.Timing(rounds: 3, ns: 0.1 + 0.2, ratios: [1 / 3]), quiet: nil)
    }
    let output = "a warning\n" + (try samples.jsonLine()) + "\nanother\n"
    var arguments: [String] = []
    var programs: [String] = []
    let process = StopwatchProcess(program: "/tmp/it") {
      programs.append($0)
      arguments = $1
      return ChildProcess.Outcome(status: 0, output: output)
    }
    #expect(try process.answer(to: .time(launch)) == samples)
    #expect(arguments.count == 2 && arguments[0] == "stopwatch-task")
    guard case .time(let read) = try StopwatchTask(jsonLine: arguments[1]) else {
      Issue.record("another task")
      return
    }
    #expect(read.versions == launch.versions && read.cell.name == launch.cell.name)
    #expect(read.budget == launch.budget && read.seed == launch.seed)
    #expect(programs == ["/tmp/it"])
  }

  @Test(
    arguments: [
      (1, "bench: MVC failed: offline\n", "ended with status 1: bench: MVC failed: offline"),
      (3, "", "ended with status 3: "),
      (
        133, "a.swift:3: Fatal error: Index out of range\na trace\n",
        "ended with status 133: a.swift:3: Fatal error: Index out of range"
      ),
      (0, "{\"cells\": 1}\n", "ended with status 0: {\"cells\": 1}"),
      (0, "a\u{1B}[2J\n", "ended with status 0: a\u{FFFD}[2J"),
    ] as [(Int32, String, String)])
  func whatWentWrongIsSaid(status: Int32, output: String, words: String) {
    let process = StopwatchProcess(program: "/tmp/it") { _, _ in
      ChildProcess.Outcome(status: status, output: output)
    }
    #expect(throws: RunFailure(words)) { try process.answer(to: .time(launch)) as [CellSample] }
  }

  @Test func aProgramThatDoesntStartIsSaid() {
    #expect(throws: RunFailure.self) {
      try StopwatchProcess(program: "/tmp/it") { _, _ in nil }.answer(to: .time(launch))
        as [CellSample]
    }
  }
}
