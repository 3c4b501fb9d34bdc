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

  /// Sessions in a row, those of one child.
  private struct Block {
    let seed: UInt64
    let sessions: Int
  }

  /// Returns what was done until the last session, the first that went wrong, or Control-C.
  func run() throws -> FuzzTally {
    defer { progress.clear() }
    let start = ContinuousClock.now
    var waiting = stride(from: 0, to: sessions, by: Self.blockSize).map { first in
      Block(seed: seed &+ UInt64(first), sessions: min(Self.blockSize, sessions - first))
    }[...]
    var running: [(block: Block, child: ChildProcess.Running)] = []
    var tally = FuzzTally()
    while tally.finding == nil, !Interrupt.isRequested {
      while running.count < cores, let block = waiting.popFirst() {
        running.append((block, try child(for: block)))
      }
      if running.isEmpty { break }
      let (block, child) = running.removeFirst()
      tally.add(try self.tally(of: block, from: child))
      let left = Double(sessions - tally.sessions) / Double(max(tally.sessions, 1))
      progress.show(
        "fuzz: \(tally.sessions) of \(sessions) sessions",
        remaining: start.duration(to: .now) * left)
    }
    for (_, child) in running { _ = child.outcome() }
    return tally
  }

  /// Empty where Control-C ended the child.
  private func tally(of block: Block, from child: ChildProcess.Running) throws -> FuzzTally {
    guard let outcome = child.outcome() else { throw RunFailure("lost a child process") }
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let result = Data((lines.last { $0.hasPrefix("{") } ?? "").utf8)
    if outcome.status == ExitCode.success.rawValue {
      return try JSONDecoder().decode(FuzzTally.self, from: result)
    }
    if Interrupt.isRequested || outcome.status == ExitCode.interrupted.rawValue {
      return FuzzTally()
    }
    // Above are the signals.
    guard outcome.status > 128 else {
      throw RunFailure("a child process ended with status \(outcome.status): \(outcome.output)")
    }
    if block.sessions > 1 { return try tallyOneByOne(block) }
    var finding = try JSONDecoder().decode(Finding.self, from: result)
    finding.words = lines.filter { $0.contains("Fatal error") }
    if finding.words.isEmpty { finding.words = ["ended by signal \(outcome.status - 128)"] }
    return FuzzTally(sessions: 1, finding: finding)
  }

  /// Finds the session that crashed a child.
  private func tallyOneByOne(_ block: Block) throws -> FuzzTally {
    var tally = FuzzTally()
    for index in 0..<block.sessions where tally.finding == nil && !Interrupt.isRequested {
      let session = Block(seed: block.seed &+ UInt64(index), sessions: 1)
      tally.add(try self.tally(of: session, from: try child(for: session)))
    }
    guard tally.finding != nil || Interrupt.isRequested else {
      throw RunFailure("a session after seed \(block.seed) crashed once and not again")
    }
    return tally
  }

  private func child(for block: Block) throws -> ChildProcess.Running {
    let names =
      architectures.isEmpty ? [] : ["--architecture", architectures.joined(separator: ",")]
    let arguments = [
      Command.fuzzRun.rawValue, "--seed", "\(block.seed)", "--sessions", "\(block.sessions)",
    ]
    // Tracing a crash takes seconds.
    let process = ChildProcess(
      program: program, arguments: arguments + names,
      environment: ["SWIFT_BACKTRACE": "enable=no"], mergesErrors: true)
    guard let child = process.start() else { throw RunFailure("can't start \(program)") }
    return child
  }
}
