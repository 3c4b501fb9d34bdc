import CInstructionStepper
import Console
import Foundation
import Stopwatch

/// Counts the instructions or calls of a program between two marks, by stopping it at each of them.
package final class InstructionCounter {
  /// What all such processes share, so that two of them do the same: no hash seed, no locale, no
  /// settings of the person's.
  ///
  /// One that is instrumented writes no profile.
  private static let environment = [
    "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no", "LC_ALL=C",
    "LLVM_PROFILE_FILE=/dev/null",
  ]

  static let notAllowed = impossible("allow ptrace")

  private let program: String
  private lazy var symbols = SymbolTable(ofProgram: program)

  package init(program: String) {
    self.program = program
  }

  /// Steps through this very program, whichever build it is of.
  package static var own: InstructionCounter {
    #if os(Linux)
    InstructionCounter(program: "/proc/self/exe")
    #else
    InstructionCounter(program: CommandLine.arguments[0])
    #endif
  }

  /// Throws why nothing can be counted here: there is no way to, or what is known beforehand is
  /// counted wrong.
  package func check() throws {
    let counts = try [1_000, 3_000].map { rounds in
      try count(.known(rounds: rounds)).values.reduce(0, +)
    }
    guard counts[1] - counts[0] == 4_000 else {
      throw Self.impossible("the instructions of a known loop were counted wrong")
    }
  }

  /// The number of instructions that the program executes between the marks, by module.
  package func count(_ work: SteppedWork) throws -> [String: Int] {
    let tally = StepTally(symbols: symbols)
    try run([work], for: tally)
    return tally.modules
  }

  /// How often the program calls a function of its own in each work; one process does them all.
  package func calls(of function: String, in works: [SteppedWork]) throws -> [Int] {
    guard !works.isEmpty else { return [] }
    guard symbols.start(of: function) != nil else {
      throw Self.impossible("no symbol tells where \(function) is")
    }
    let tally = StepTally(symbols: symbols, function: function)
    try run(works, for: tally)
    return tally.totals
  }

  private func run(_ works: [SteppedWork], for tally: StepTally) throws {
    guard canStepInstructions() else { throw Self.impossible("that takes Linux on x86-64") }
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map {
      ["LD_LIBRARY_PATH=\($0)"]
    }
    let arguments = [program, StopwatchTask.command, try StopwatchTask.step(works).jsonLine()]
    let run = CStrings.withPointers(to: arguments) { arguments in
      CStrings.withPointers(to: Self.environment + (libraries ?? [])) { environment in
        stepInstructions(
          program, arguments, environment, open("/dev/null", O_WRONLY),
          Unmanaged.passUnretained(tally).toOpaque(),
          { StepTally.of($0)?.begin(in: $1) ?? 0 }, { StepTally.of($0)?.visit($1) })
      }
    }
    guard run.error == 0 else {
      throw Self.impossible("\(SystemError(code: run.error))")
    }
    // As the child says that nobody may trace it.
    if run.status == 126 << 8 { throw Self.notAllowed }
    guard run.status == 0, tally.counts.count == works.count else {
      let names = works.map(\.name).joined(separator: "; ")
      throw RunFailure("stepping through \(names) failed: it ended with \(run.status)")
    }
  }

  private static func impossible(_ reason: String) -> RunFailure {
    RunFailure("no process can be stepped through here: \(reason)")
  }
}
