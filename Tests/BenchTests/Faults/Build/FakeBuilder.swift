@testable import Console
@testable import Faults

/// Builds nothing, takes exactly as long as told, and records what it was asked for.
final class FakeBuilder: ModuleBuilder {
  let clock = FakeClock()
  /// What was made, by round, and what was built: `1 view A`, `A`.
  private(set) var events: [String] = []
  /// Nanoseconds for a build of a version after a change, by round.
  var time: (String, BuildChange, Int) -> UInt64 = { _, _, _ in 1 }
  var failing: String?
  private var last: (change: BuildChange, round: Int)?

  func make(_ change: BuildChange, in version: String, round: Int) {
    // What isn't timed.
    clock.advance(by: 1_000_000)
    last = (change, round)
    events.append("\(round) \(change.rawValue) \(version)")
  }

  func build(_ version: String) throws -> Int {
    events.append(version)
    if version == failing { throw RunFailure("no") }
    guard let last else { return 0 }
    clock.advance(by: time(version, last.change, last.round))
    return last.change == .clean ? 10 : 1
  }

  func target(of change: BuildChange, in version: String) -> (type: String, file: String)? {
    change == .view ? ("\(version)View", "\(version)/View.swift") : nil
  }
}
