import Foundation

/// A clock that only goes forward, read in nanoseconds from some moment in the past.
package protocol NanosecondClock {
  func now() -> UInt64
}

extension NanosecondClock {
  /// The smallest difference seen between two readings, not counting zero; 0 if the clock stands.
  package func smallestStep(readings: Int = 10_000) -> UInt64 {
    var smallest: UInt64?
    var last = now()
    for _ in 0..<readings {
      let next = now()
      if next > last { smallest = min(smallest ?? .max, next - last) }
      last = next
    }
    return smallest ?? 0
  }
}

/// The system's monotonic clock, asked directly: a third cheaper to read than `ContinuousClock`.
package struct SystemClock: NanosecondClock {
  package init() {}

  package func now() -> UInt64 {
    #if canImport(Darwin)
    // There, CLOCK_MONOTONIC steps by microseconds.
    return clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #else
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #endif
  }
}
