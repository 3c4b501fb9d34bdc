import Testing

@testable import Stopwatch
@testable import bench

/// Clocks and their steps.
struct ClockTests {
  /// Gives the readings one after another; the last one stays.
  final class ScriptedClock: NanosecondClock {
    private var readings: [UInt64]

    init(_ readings: [UInt64]) {
      self.readings = readings
    }

    func now() -> UInt64 {
      readings.count > 1 ? readings.removeFirst() : readings[0]
    }
  }

  @Test(
    arguments: [([5, 5, 25, 25, 35, 135], 10), ([5], 0), ([0, 7], 7)] as [([UInt64], UInt64)])
  func theSmallestStepIsFound(readings: [UInt64], step: UInt64) {
    #expect(ScriptedClock(readings).smallestStep(readings: 10) == step)
  }

  @Test func theSystemClockGoesForward() {
    let clock = SystemClock()
    let readings = (1...1_000).map { _ in clock.now() }
    #expect(readings == readings.sorted())
    #expect(clock.smallestStep() > 0)
  }
}
