/// A clock that only goes forward, read in nanoseconds from some moment in the past.
protocol NanosecondClock {
  func now() -> UInt64
}

extension NanosecondClock {
  /// The smallest difference seen between two readings, not counting zero; 0 if the clock stands.
  func smallestStep(readings: Int = 10_000) -> UInt64 {
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
