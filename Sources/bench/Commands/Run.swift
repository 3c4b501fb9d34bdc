import Console
import Foundation
import Stopwatch
import Timing

/// One run of `bench`: takes the measurements asked for and writes them.
struct Run {
  var options: Options
  var registry = Registry.arms
  var clock: any NanosecondClock = SystemClock()
  var progress = ProgressLine.standardError
  /// The program that is timed, which is built first where it isn't current.
  var program: () throws(RunFailure) -> TimedProgram = { () throws(RunFailure) in
    try StopwatchBuild.own.get()
  }
  /// Runs one launch of `latency` and returns what it measures.
  var launcher: (Launch) throws -> [CellSample] = {
    let program = try $0.program ?? StopwatchBuild.own.get().executable
    return try StopwatchProcess(program: program).answer(to: .time($0))
  }
  /// What links the program anew; nil where it can't.
  var relinker = { Relinker(program: try? StopwatchBuild.own.get().path) }
  /// Asked before every launch whether to leave it at what was measured so far.
  var shouldStop: () -> Bool = { Interrupt.isRequested }
  /// Counts what doesn't depend on the build.
  var ownCounter = InstructionCounter.own
  /// Counts the allocations of flows; nil where that can't be done.
  var allocationCounter: ([Cell], [Arm]) throws -> [AllocationCount]? = { cells, arms in
    let program = try StopwatchBuild.own.get().executable
    return try StopwatchProcess(program: program).answer(
      to: .allocations(cells: cells, arms: arms.map(\.name)))
  }
  /// How many columns standard output has.
  var width = TerminalWidth.current

  @discardableResult func perform(to output: Output) throws -> ExitCode {
    // What would stop the run at its end stops it before it begins.
    if let path = options.save { _ = try Output(path: path) }
    // From here on the first Control-C is only noted, so that what is done by then is printed. What
    // runs for another process ends with it.
    if Command.documented.contains(options.command) { Interrupt.install() }
    return try options.command.run(self, output)
  }

  /// What ratios are taken to, also where it wasn't asked for.
  var reference: Arm {
    let name = options.reference ?? Arm.direct.name
    return registry.first { $0.name == name } ?? registry[0]
  }

  var arms: [Arm] {
    registry.filter {
      options.architectures.isEmpty || options.architectures.contains($0.name)
    }
  }

  /// The names of all versions, whichever were chosen.
  var versions: [String] { registry.map(\.name).filter { !Arm.isFloor($0) } }

  var flows: [Flow] {
    Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
  }

  var seed: UInt64 { options.seed ?? Self.freshSeed }

  /// One for the whole process, so that what is printed is what was used.
  private static let freshSeed = UInt64.random(in: 0 ... .max)

  /// The chosen versions by name; refuses a floor that was asked for, with the reason.
  func versions(floorsAre reason: String) throws(UsageError) -> [String] {
    if let floor = options.architectures.first(where: Arm.isFloor) {
      throw UsageError("\(floor) \(reason); leave it out of --architecture")
    }
    return arms.map(\.name).filter { !Arm.isFloor($0) }
  }

  static func root() throws -> String {
    guard let root = PackageRoot.path else {
      throw InputError(description: "the package's sources are gone from where bench was built")
    }
    return root
  }
}
