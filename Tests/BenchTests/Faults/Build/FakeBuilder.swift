@testable import bench

/// Builds nothing, takes exactly as long as told, and records what it was asked for.
final class FakeBuilder: ModuleBuilder {
  struct Event: Hashable {
    /// Nil where something is built.
    let change: BuildChange?
    let version: String
    let round: Int?

    static func made(_ change: BuildChange, _ version: String, round: Int) -> Event {
      Event(change: change, version: version, round: round)
    }

    static func built(_ version: String) -> Event {
      Event(change: nil, version: version, round: nil)
    }
  }

  let clock = FakeClock()
  private(set) var events: [Event] = []
  /// Nanoseconds for a build of a version after a change, by round.
  var time: (String, BuildChange, Int) -> UInt64 = { _, _, _ in 1 }
  /// How long it takes to make a change.
  var preparation: UInt64 = 0
  var failing: String?
  private var last: (change: BuildChange, round: Int)?

  func make(_ change: BuildChange, in version: String, round: Int) {
    clock.advance(by: preparation)
    last = (change, round)
    events.append(.made(change, version, round: round))
  }

  func build(_ version: String) throws -> Int {
    events.append(.built(version))
    if version == failing { throw RunFailure("no") }
    guard let last else { return 0 }
    clock.advance(by: time(version, last.change, last.round))
    return last.change == .clean ? 10 : 1
  }

  func target(of change: BuildChange, in version: String) -> (type: String, file: String)? {
    change == .view ? ("\(version)View", "\(version)/View.swift") : nil
  }
}
