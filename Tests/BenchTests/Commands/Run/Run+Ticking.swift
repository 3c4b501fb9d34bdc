@testable import Console
@testable import Stopwatch
@testable import Timing
@testable import bench

extension Run {
  /// A run on a clock that moves by itself, silent, and in this process.
  ///
  /// The program that runs is the tests' own. Unless it times in earnest, all flows seem to take the
  /// same time.
  static func ticking(
    _ options: Options, registry: [Arm] = Arm.standIns, inEarnest: Bool = false
  ) -> Run {
    var run = Run(
      options: options, registry: registry,
      clock: TickingClock(), progress: ProgressLine(width: 80) { _ in },
      ownCounter: InstructionCounter(program: "/nowhere"), allocationCounter: { _, _ in nil })
    run.program = { () throws(RunFailure) in
      guard let program = TimedProgram(at: "/dev/null") else { throw RunFailure("no program") }
      return program
    }
    run.shouldStop = { false }
    run.width = Table.textWidth
    run.relinker = { nil }
    run.launcher = { [run] launch in
      if inEarnest {
        let harness = Harness(clock: TickingClock(), switches: { 0 })
        return try launch.measure(in: run.registry, with: harness)
      }
      let names = launch.versions + [Controls.first, Controls.second]
      let round = Round(times: names.map { _ in 1_000 }, gain: 3)
      return launch.cell.ids.map {
        CellSample($0, arms: names, rounds: Array(repeating: round, count: 3))
      }
    }
    return run
  }
}
