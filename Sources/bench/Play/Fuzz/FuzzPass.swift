import Foundation
import RandomUse

/// Takes all versions through many random sessions, in child processes: a version that crashes ends one of
/// them and not the run.
struct FuzzPass {
  /// A block takes a second or so, next to which starting a process doesn't show.
  private static let blockSize = 50

  let architectures: [String]
  let seed: UInt64
  let sessions: Int
  let progress: ProgressLine
  var program = Bundle.main.executablePath ?? CommandLine.arguments[0]

  /// Returns what was done until the last session, the first that went wrong, or Control-C.
  func run() throws -> FuzzTally {
    defer { progress.clear() }
    let start = ContinuousClock.now
    var tally = FuzzTally()
    // Until then sessions are run one by one, since one of them has crashed.
    var end: Int?
    while tally.finding == nil, !Interrupt.isRequested {
      if tally.sessions == end {
        throw RunFailure("one of the sessions before \(tally.sessions) crashed once and not again")
      }
      if tally.sessions == sessions { break }
      let count = end == nil ? min(Self.blockSize, sessions - tally.sessions) : 1
      let outcome = try play(count, from: seed &+ UInt64(tally.sessions))
      switch outcome.status {
      case ExitCode.success.rawValue: tally.add(try result(of: outcome))
      case ExitCode.interrupted.rawValue: return tally
      // A signal.
      case 129... where count > 1: end = tally.sessions + count
      case 129...: tally.add(FuzzTally(sessions: 1, finding: try crash(of: outcome)))
      default:
        throw RunFailure("a child process ended with status \(outcome.status): \(outcome.output)")
      }
      let left = Double(sessions - tally.sessions) / Double(max(tally.sessions, 1))
      progress.show(
        "fuzz: \(tally.sessions) of \(sessions) sessions",
        remaining: start.duration(to: .now) * left)
    }
    return tally
  }

  /// What the child said last.
  private func result<Value: Decodable>(of outcome: ChildProcess.Outcome) throws -> Value {
    let line = outcome.output.split(separator: "\n").last { $0.hasPrefix("{") } ?? ""
    return try Value(jsonLine: line)
  }

  private func crash(of outcome: ChildProcess.Outcome) throws -> Finding {
    var finding: Finding = try result(of: outcome)
    let errors = outcome.output.split(separator: "\n").filter { $0.contains("Fatal error") }
    finding.words =
      errors.isEmpty ? ["ended by signal \(outcome.status - 128)"] : errors.map(String.init)
    return finding
  }

  private func play(_ sessions: Int, from seed: UInt64) throws -> ChildProcess.Outcome {
    let names =
      architectures.isEmpty ? [] : ["--architecture", architectures.joined(separator: ",")]
    let arguments = [
      Command.fuzzRun.name, "--seed", "\(seed)", "--sessions", "\(sessions)",
    ]
    // Tracing a crash takes seconds.
    let child = ChildProcess(
      program: program, arguments: arguments + names,
      environment: ["SWIFT_BACKTRACE": "enable=no"], mergesErrors: true)
    guard let outcome = child.run() else { throw RunFailure("can't run \(program)") }
    return outcome
  }
}
