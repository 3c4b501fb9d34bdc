import CInstructionStepper
import Foundation

/// Counts what a program executes between two marks, by running it in single steps.
struct InstructionCounter {
  /// What all such processes share, so that two of them do the same: no hash seed, no locale, no settings of
  /// the person's.
  private static let environment = [
    "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no", "LC_ALL=C",
  ]

  static let notAllowed = impossible("tracing a process isn't allowed; allow ptrace")

  var program = LaunchProcess.program

  /// Throws why nothing can be counted here: there is no way to, or what is known beforehand is counted wrong.
  func check() throws(RunFailure) {
    guard canStepInstructions() else {
      throw Self.impossible("that takes Linux on x86-64")
    }
    let counts = try [1_000, 3_000].map { rounds throws(RunFailure) in
      try count(SteppedWork.known(rounds: rounds)).values.reduce(0, +)
    }
    guard counts[1] - counts[0] == 4_000 else {
      throw Self.impossible("those of a known loop were counted wrong")
    }
  }

  /// The number of instructions that the program executes between the marks, by module.
  func count(_ work: SteppedWork) throws(RunFailure) -> [String: Int] {
    let steps = Steps()
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map {
      ["LD_LIBRARY_PATH=\($0)"]
    }
    let run = CStrings.withPointers(to: [program] + work.arguments) { arguments in
      CStrings.withPointers(to: Self.environment + (libraries ?? [])) { environment in
        stepInstructions(
          program, arguments, environment, open("/dev/null", O_WRONLY),
          Unmanaged.passUnretained(steps).toOpaque(), { Steps.of($0)?.begin(in: $1) },
          { Steps.of($0)?.visit($1) })
      }
    }
    guard run.error == 0 else {
      throw Self.impossible("\(SystemError(code: run.error))")
    }
    // As the child says that nobody may trace it.
    if run.status == 126 << 8 { throw Self.notAllowed }
    guard run.status == 0, !steps.counts.isEmpty else {
      throw RunFailure("stepping through \(work.name) failed: it ended with \(run.status)")
    }
    let map = CodeMap(maps: steps.maps, symbols: SymbolTable(ofProgram: program))
    return steps.counts.reduce(into: [:]) { counts, step in
      counts[map.module(at: step.key), default: 0] += step.value
    }
  }

  private static func impossible(_ reason: String) -> RunFailure {
    RunFailure("instructions can't be counted here: \(reason)")
  }
}

/// What a process has executed so far, and where its code lies.
private final class Steps {
  private(set) var maps = ""
  private(set) var counts: [UInt64: Int] = [:]

  static func of(_ context: UnsafeMutableRawPointer?) -> Steps? {
    context.map { Unmanaged<Steps>.fromOpaque($0).takeUnretainedValue() }
  }

  func begin(in process: pid_t) {
    // To its end, since its size is said to be 0.
    let maps = try? FileHandle(forReadingAtPath: "/proc/\(process)/maps")?.readToEnd()
    self.maps = String(decoding: maps ?? Data(), as: UTF8.self)
  }

  func visit(_ address: UInt64) {
    counts[address, default: 0] += 1
  }
}
