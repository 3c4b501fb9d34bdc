@testable import Stopwatch

/// A clock that goes on only when told to.
final class FakeClock: NanosecondClock {
  private(set) var time: UInt64 = 0

  func now() -> UInt64 { time }

  func advance(by nanoseconds: UInt64) {
    time += nanoseconds
  }
}
