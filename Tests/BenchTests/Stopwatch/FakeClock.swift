@testable import Stopwatch

/// A clock that goes on when told to, and by a step with each reading.
final class FakeClock: NanosecondClock {
  /// With 10 ms, any budget ends.
  static var ticking: FakeClock { FakeClock(step: 10_000_000) }

  private(set) var time: UInt64 = 0
  private let step: UInt64

  init(step: UInt64 = 0) { self.step = step }

  func now() -> UInt64 {
    time += step
    return time
  }

  func advance(by nanoseconds: UInt64) {
    time += nanoseconds
  }
}
