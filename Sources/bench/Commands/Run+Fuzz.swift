import Console
import Foundation
import Play
import RandomUse
import Results
import Stopwatch
import Timing

extension Command {
  static let fuzz = Command(
    "fuzz", "random use of every architecture: differences, leaks, and crashes",
    [.architecture, .sessions, .format, .output, .seed]
  ) { run, output in
    try run.fuzz(to: output)
    return .success
  }

  /// Some sessions of `fuzz`, in a child process of it.
  static let fuzzRun = Command(
    "fuzz-run", "", [.architecture, .sessions, .seed]
  ) { run, output in
    try run.fuzzBlock(to: output)
    return .success
  }
}

/// Random use of all versions.
extension Run {
  /// Fixed, so that two people who say `bench fuzz` speak of the same sessions.
  private static let usualSeed: UInt64 = 1
  private static let usualSessions = 500

  func fuzz(to output: Output) throws {
    let seed = options.seed ?? Self.usualSeed
    let names = options.architectures.joined(separator: ",")
    let chosen = names.isEmpty ? [] : ["--architecture", names]
    let pass = FuzzPass(seed: seed, sessions: options.sessions ?? Self.usualSessions) {
      seed, sessions in
      ChildProcess(
        program: Bundle.main.executablePath ?? CommandLine.arguments[0],
        arguments: [Command.fuzzRun.name, "--seed", "\(seed)", "--sessions", "\(sessions)"]
          + chosen,
        // Tracing a crash takes seconds.
        environment: ["SWIFT_BACKTRACE": "enable=no"], mergesErrors: true)
    }
    let tally = try pass.run(showing: progress)
    let versions = ([comparison.reference] + comparison.arms).map(\.name).uniqued()
    let report = FuzzReport(tally: tally, seed: seed, versions: versions)
    try output.write(
      try report.text(options.format, width: textWidth)
        ?? FuzzDocument(environment: .capture(), seed: seed, fuzz: tally).json())
    if let failure = report.failure { throw RunFailure(failure) }
  }

  /// What a child does: some sessions, with a word after each on what they came to so far, and if there is only
  /// one, before each step on whose it is.
  func fuzzBlock(to output: Output) throws {
    func write(_ value: some Encodable) throws {
      try output.write(try value.jsonLine() + "\n")
    }
    let sessions = options.sessions ?? 1
    var tally = FuzzTally()
    for index in 0..<UInt64(sessions) where tally.finding == nil {
      let seed = (options.seed ?? 0) &+ index
      tally.add(
        try comparison.fuzz(seed: seed, sessions: 1) {
          if sessions == 1 { try write([$0.name: $1]) }
        })
      try write(tally)
    }
  }

  private var comparison: ArmComparison { ArmComparison(arms: arms) }
}

/// The document of `fuzz`, with which nothing is compared.
struct FuzzDocument: Encodable {
  let schema = Document.currentSchema
  let environment: BenchEnvironment
  let seed: UInt64
  let fuzz: FuzzTally
}
