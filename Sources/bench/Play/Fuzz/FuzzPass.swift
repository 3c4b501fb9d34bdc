import Console
import Dispatch
import Foundation
import RandomUse
import Stopwatch
import Synchronization

/// Takes all versions through many random sessions, in child processes: a version that crashes ends one of
/// them and not the run.
package struct FuzzPass: Sendable {
  /// A block takes a second or so, next to which starting a process doesn't show.
  private static let blockSize = 25

  /// What plays so many sessions from a seed on.
  package typealias Child = @Sendable (_ seed: UInt64, _ sessions: Int) -> ChildProcess

  private let seed: UInt64
  private let sessions: Int
  private let child: Child

  package init(seed: UInt64, sessions: Int, child: @escaping Child) {
    (self.seed, self.sessions, self.child) = (seed, sessions, child)
  }

  /// Returns what was done until the last session, the first that went wrong, or Control-C.
  package func run(showing progress: ProgressLine) throws -> FuzzTally {
    defer { progress.clear() }
    let start = ContinuousClock.now
    var tally = FuzzTally()
    while tally.finding == nil, tally.sessions < sessions {
      // As many at once as there are cores.
      let blocks = stride(from: tally.sessions, to: sessions, by: Self.blockSize)
        .prefix(ProcessInfo.processInfo.activeProcessorCount)
        .map { $0..<min($0 + Self.blockSize, sessions) }
      let parts = Mutex([Int: Result<FuzzTally?, any Error>]())
      DispatchQueue.concurrentPerform(iterations: blocks.count) { index in
        let part = Result { try play(blocks[index]) }
        parts.withLock { $0[index] = part }
      }
      for index in blocks.indices where tally.finding == nil {
        guard let part = try parts.withLock({ $0[index] })?.get() else { return tally }
        tally.add(part)
      }
      progress.show(
        "fuzz: \(tally.sessions) of \(sessions) sessions",
        remaining: start.duration(to: .now) / tally.sessions * (sessions - tally.sessions))
    }
    return tally
  }

  /// What some sessions came to; nil if that ended by Control-C.
  private func play(_ block: Range<Int>) throws -> FuzzTally? {
    if Interrupt.isRequested { return nil }
    let child = child(seed &+ UInt64(block.lowerBound), block.count)
    guard let outcome = child.run() else { throw RunFailure("can't run \(child.program)") }
    switch outcome.status {
    case ExitCode.success.rawValue: return try lastWord(of: outcome)
    case ExitCode.interrupted.rawValue: return nil
    // A signal.
    case 129... where block.count == 1:
      return FuzzTally(sessions: 1, finding: try crash(of: outcome, inSession: block.lowerBound))
    case 129...:
      // The first that isn't in the tally has crashed; alone it tells what led to that.
      var tally: FuzzTally = (try? lastWord(of: outcome)) ?? FuzzTally()
      let crashed = block.lowerBound + tally.sessions
      guard let last = try play(crashed..<crashed + 1) else { return tally }
      guard last.finding != nil else {
        throw RunFailure("session \(crashed + 1) crashed once and not again")
      }
      tally.add(last)
      return tally
    default:
      throw RunFailure("a child process ended with status \(outcome.status): \(outcome.output)")
    }
  }

  private func lastWord<Value: Decodable>(of outcome: ChildProcess.Outcome) throws -> Value {
    let line = outcome.output.split(separator: "\n").last { $0.hasPrefix("{") } ?? ""
    return try Value(jsonLine: line)
  }

  private func crash(of outcome: ChildProcess.Outcome, inSession index: Int) throws -> Finding {
    let places: [String: Int] = try lastWord(of: outcome)
    guard let (architecture, place) = places.first else { throw RunFailure(outcome.output) }
    var finding = try ArmComparison(arms: [])
      .crash(of: architecture, at: place, seed: seed &+ UInt64(index))
    let errors = outcome.output.split(separator: "\n").filter { $0.contains("Fatal error") }
    finding.words =
      errors.isEmpty ? ["ended by signal \(outcome.status - 128)"] : errors.map(String.init)
    return finding
  }
}
