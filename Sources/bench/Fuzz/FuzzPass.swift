import Foundation
import RandomUse

/// Takes all versions through many random sessions, in child processes: a version that crashes ends one of
/// them and not the run.
///
/// A session depends on its seed alone, and what is found first by seed is what is reported, so that the
/// results are the same however many children run at a time.
struct FuzzPass {
  /// A block takes a second or so, next to which starting a process doesn't show.
  private static let blockSize = 50

  let architectures: [String]
  let seed: UInt64
  let sessions: Int
  let progress: ProgressLine
  var program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  var cores = ProcessInfo.processInfo.activeProcessorCount

  /// Returns what was done until the last session, the first that went wrong, or Control-C.
  func run() throws -> FuzzTally {
    defer { progress.clear() }
    let start = ContinuousClock.now
    var tally = FuzzTally()
    var running: [(child: ChildProcess.Running, seed: UInt64)] = []
    var started = 0
    while tally.finding == nil, !Interrupt.isRequested {
      while running.count < cores, started < sessions {
        let seed = seed &+ UInt64(started)
        let count = min(Self.blockSize, sessions - started)
        guard let child = process(.fuzzRun, seed, ["--sessions", "\(count)"]).start() else {
          throw RunFailure("can't start \(program)")
        }
        running.append((child, seed))
        started += count
      }
      guard let (child, seed) = running.first else { break }
      running.removeFirst()
      if let block = try result(of: child, seed) { tally.add(block) }
      let left = Double(sessions - tally.sessions) / Double(max(tally.sessions, 1))
      progress.show(
        "fuzz: \(tally.sessions) of \(sessions) sessions",
        remaining: start.duration(to: .now) * left)
    }
    for (child, _) in running { _ = child.outcome() }
    return tally
  }

  /// `nil` where Control-C ended the child.
  private func result(
    of child: ChildProcess.Running, _ seed: UInt64
  ) throws -> FuzzTally? {
    guard let outcome = child.outcome() else { throw RunFailure("lost a child process") }
    let lines = outcome.output.split(separator: "\n")
    if let json = lines.last(where: { $0.hasPrefix(CrashHunt.Mark.result) }) {
      return try JSONDecoder().decode(
        FuzzTally.self, from: Data(json.dropFirst(CrashHunt.Mark.result.count).utf8))
    }
    if Interrupt.isRequested || outcome.status == ExitCode.interrupted.rawValue { return nil }
    let last = lines.last { $0.hasPrefix(CrashHunt.Mark.session) }
    guard outcome.isCrash,
      let crashed = last.flatMap({ UInt64($0.dropFirst(CrashHunt.Mark.session.count)) })
    else {
      throw RunFailure("a child process ended with status \(outcome.status): \(outcome.output)")
    }
    return try tally(ofCrashIn: crashed, first: seed)
  }

  /// The sessions before the one that crashed, and the crash.
  private func tally(ofCrashIn seed: UInt64, first: UInt64) throws -> FuzzTally? {
    var tally = FuzzTally()
    if seed != first {
      let before = process(.fuzzRun, first, ["--sessions", "\(seed &- first)"])
      guard let child = before.start(), let block = try result(of: child, first) else {
        return nil
      }
      tally.add(block)
    }
    let hunt = CrashHunt(seed: seed) { words in
      guard let outcome = process(.fuzzCrash, seed, words, mergesErrors: true).run() else {
        throw RunFailure("lost a child process")
      }
      return outcome
    }
    tally.sessions += 1
    tally.finding = try hunt.finding()
    if tally.finding == nil, !Interrupt.isRequested {
      throw RunFailure("session \(seed) crashed once and not again")
    }
    return tally
  }

  private func process(
    _ command: Command, _ seed: UInt64, _ words: [String], mergesErrors: Bool = false
  ) -> ChildProcess {
    let names =
      architectures.isEmpty ? [] : ["--architecture", architectures.joined(separator: ",")]
    // Tracing a crash takes seconds each time, and hundreds may follow.
    return ChildProcess(
      program: program, arguments: [command.rawValue, "--seed", "\(seed)"] + names + words,
      environment: ["SWIFT_BACKTRACE": "enable=no"], mergesErrors: mergesErrors)
  }
}
