@testable import Commands
@testable import Console
@testable import Stopwatch
@testable import Timing

extension Run {
  /// A run on a clock that moves by itself, silent, and in this process.
  ///
  /// The program that runs is the tests' own. Unless it times in earnest, all flows seem to take the
  /// same time.
  static func ticking(registry: [Variant] = Variant.standIns, inEarnest: Bool = false) -> Run {
    var run = Run()
    run.registry = registry
    run.clock = FakeClock.ticking
    run.progress = ProgressLine(width: 80) { _ in }
    run.ownCounter = InstructionCounter(program: "/nowhere")
    run.allocationCounter = { _, _ in nil }
    run.program = { () throws(RunFailure) in
      guard let program = TimedProgram(at: "/dev/null") else { throw RunFailure("no program") }
      return program
    }
    run.shouldStop = { false }
    run.width = Table.textWidth
    run.relinker = { nil }
    run.launcher = { [run] launch in
      if inEarnest {
        let harness = Harness(clock: FakeClock.ticking, switches: { 0 })
        return try launch.measure(in: run.registry, with: harness)
      }
      let names = launch.versions + [Controls.first, Controls.second]
      let round = Round(times: names.map { _ in 1_000 }, gain: 3)
      return launch.cell.ids.map {
        CellSample($0, variants: names, rounds: Array(repeating: round, count: 3))
      }
    }
    return run
  }

  /// The same run as a command line asks for it, such as `latency add`.
  func asked(_ line: String) throws -> Run {
    let (command, request) = try Program.bench.invocation(line)
    return asked(request, tables: command.tables)
  }

  /// Does what a command line asks for.
  @discardableResult
  func perform(_ line: String, to output: Output) throws -> ExitCode {
    let (command, request) = try Program.bench.invocation(line)
    return try command.run(self, request, output)
  }
}

extension Program {
  /// What a command line asks for, other than help.
  func invocation(_ line: String) throws -> (Command<Context>, Request) {
    let words = line.split(separator: " ").map(String.init)
    guard case .run(let command, let request) = try parse(words) else {
      throw RunFailure("\(line) asks for help")
    }
    return (command, request)
  }
}
