import Console
import Foundation
import Stopwatch
import Timing

/// One run of `bench`: takes the measurements asked for and writes them.
package struct Run {
  package var request = Request()
  /// The parts of the document that CSV can have; the first that has rows is the usual one.
  var tables: [String] = []
  package var registry = Registry.variants
  var clock: any NanosecondClock = SystemClock()
  package var progress = ProgressLine.standardError
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
  var allocationCounter: ([Cell], [Variant]) throws -> [AllocationCount]? = { cells, variants in
    let program = try StopwatchBuild.own.get().executable
    return try StopwatchProcess(program: program).answer(
      to: .allocations(cells: cells, variants: variants.map(\.name)))
  }
  /// How many columns standard output has.
  var width = TerminalWidth.current

  package init() {}

  /// The same run with what was asked for.
  package func asked(_ request: Request, tables: [String] = []) -> Run {
    var run = self
    (run.request, run.tables) = (request, tables)
    return run
  }

  /// What ratios are taken to, also where it wasn't asked for.
  var reference: Variant {
    let name = request[.reference] ?? Variant.direct.name
    return registry.first { $0.name == name } ?? registry[0]
  }

  package var variants: [Variant] {
    let names = request[.versions]
    return registry.filter { names.isEmpty || names.contains($0.name) }
  }

  /// The names of all versions, whichever were chosen.
  package var versions: [String] { registry.map(\.name).filter { !Variant.isBaseline($0) } }

  var flows: [Flow] {
    let names = request[.flows]
    return Flow.all.filter { names.isEmpty || names.contains($0.name) }
  }

  /// The sizes asked for, in order.
  var items: [Int] { Set(request[.items]).sorted() }

  var effort: Effort { request[.quick] ? .quick : request[.thorough] ? .thorough : .standard }

  var seed: UInt64 { request[.seed] ?? Self.freshSeed }

  /// One for the whole process, so that what is printed is what was used.
  private static let freshSeed = UInt64.random(in: 0 ... .max)

  /// The chosen versions by name; refuses a baseline that was asked for, with the reason.
  func versions(baselinesAre reason: String) throws(UsageError) -> [String] {
    if let baseline = request[.versions].first(where: Variant.isBaseline) {
      throw UsageError("\(baseline) \(reason); leave it out")
    }
    return variants.map(\.name).filter { !Variant.isBaseline($0) }
  }

  package static func root() throws -> String {
    guard let root = PackageRoot.path else {
      throw InputError(description: "the package's sources are gone from where bench was built")
    }
    return root
  }
}
