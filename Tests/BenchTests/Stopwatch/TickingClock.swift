@testable import Stopwatch

/// A clock that moves on by 10 ms with each reading, so that any budget ends.
final class TickingClock: NanosecondClock {
  private var time: UInt64 = 0

  func now() -> UInt64 {
    time += 10_000_000
    return time
  }
}
