import Console
import Foundation
import Stopwatch
import Timing

/// One run of `bench`: measures what the command line requests, and writes the results.
package struct Run {
  package var request = Request()
  /// The parts of the document that can be written as CSV; the default is the first that has rows.
  var tables: [String] = []
  package var registry = Registry.variants
  var clock: any NanosecondClock = SystemClock()
  package var progress = ProgressLine.standardError
  /// The program that is timed, which is built first if it is out of date.
  var program: () throws(RunFailure) -> TimedProgram = { () throws(RunFailure) in
    try StopwatchBuild.own.get()
  }
  /// Runs one launch of `latency` and returns its samples.
  var launcher: (Launch) throws -> [CellSample] = {
    let program = try $0.program ?? StopwatchBuild.own.get().executable
    return try StopwatchProcess(program: program).answer(to: .time($0))
  }
  /// Links the program again in another order; nil if this machine can't do it.
  var relinker = { Relinker(program: try? StopwatchBuild.own.get().path) }
  /// Called before every launch; if it returns true, the run ends with the results so far.
  var shouldStop: () -> Bool = { Interrupt.isRequested }
  /// Counts calls in this program, for numbers that don't depend on the build.
  var ownCounter = InstructionCounter.own
  /// Counts the allocations of flows; nil if this machine can't count them.
  var allocationCounter: ([Cell], [Variant]) throws -> [AllocationCount]? = { cells, variants in
    let program = try StopwatchBuild.own.get().executable
    return try StopwatchProcess(program: program).answer(
      to: .allocations(cells: cells, variants: variants.map(\.name)))
  }
  /// How many columns standard output has.
  var width = TerminalWidth.current

  package init() {}

  /// The same run with the request of a command line.
  package func asked(_ request: Request, tables: [String] = []) -> Run {
    var run = self
    (run.request, run.tables) = (request, tables)
    return run
  }

  /// The variant that other times are compared with.
  var reference: Variant {
    let name = request[.reference] ?? Variant.direct.name
    return registry.first { $0.name == name } ?? registry[0]
  }

  package var variants: [Variant] {
    let names = request[.versions]
    return registry.filter { names.isEmpty || names.contains($0.name) }
  }

  /// The names of all versions, including those that weren't chosen.
  package var versions: [String] { registry.map(\.name).filter { !Variant.isBaseline($0) } }

  var flows: [Flow] {
    let names = request[.flows]
    return Flow.all.filter { names.isEmpty || names.contains($0.name) }
  }

  /// The chosen sizes, in ascending order.
  var items: [Int] { Set(request[.items]).sorted() }

  var seed: UInt64 { request[.seed] ?? Self.freshSeed }

  /// One seed for the whole process, so that the printed seed is the seed that was used.
  private static let freshSeed = UInt64.random(in: 0 ... .max)

  /// The names of the chosen versions; throws with the reason if a baseline was chosen.
  func versions(baselinesAre reason: String) throws(UsageError) -> [String] {
    if let baseline = request[.versions].first(where: Variant.isBaseline) {
      throw UsageError("\(baseline) \(reason); leave it out")
    }
    return variants.map(\.name).filter { !Variant.isBaseline($0) }
  }

  package static func root() throws -> String {
    guard let root = PackageRoot.path else {
      throw InputError(description: "bench can't find the package's sources where it was built")
    }
    return root
  }
}
