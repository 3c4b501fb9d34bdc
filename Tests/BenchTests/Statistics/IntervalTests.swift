import Foundation
import Testing

@testable import RandomUse
@testable import bench

/// Intervals against published ones, and against the truth in simulated experiments.
struct IntervalTests {
  /// Student's own example (1908): additional hours of sleep of ten patients.
  ///
  /// R's `t.test` on its
  /// data set `sleep` prints 0.7001142 and 2.4598858.
  @Test func agreesWithStudent() throws {
    let hours = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]
    let interval = try #require(Interval(mean: hours))
    #expect(abs(interval.estimate - 1.58) < 1e-12)
    #expect(abs(interval.low - 0.315_948_114_9) < 1e-9)
    #expect(abs(interval.high - 2.844_051_885_1) < 1e-9)
    // Its 95 % interval is narrower by the ratio of the quantiles.
    let t = StudentT(degreesOfFreedom: 9)
    let reach = (interval.high - interval.estimate) * t.quantile(0.975) / t.quantile(0.995)
    #expect(abs(1.58 - reach - 0.700_114_2) < 5e-8)
    #expect(abs(1.58 + reach - 2.459_885_8) < 5e-8)
  }

  /// With two values, half their distance times the quantile of Cauchy's distribution.
  @Test func agreesWithTheClosedFormForTwoValues() throws {
    let interval = try #require(Interval(mean: [3, 5]))
    let reach = tan(.pi * 0.495)
    #expect(abs(interval.low - (4 - reach)) < 1e-9)
    #expect(abs(interval.high - (4 + reach)) < 1e-9)
  }

  @Test func equalValuesLeaveNoDoubt() {
    #expect(Interval(mean: [7, 7, 7]) == Interval(exactly: 7))
  }

  @Test func oneValueHasNoInterval() {
    #expect(Interval(mean: [1]) == nil)
    #expect(Interval(mean: []) == nil)
  }

  /// How often the true mean is covered.
  @Test(arguments: [2, 5, 20])
  func covers99Of100SimulatedExperiments(values: Int) {
    var noise = NormalNoise(seed: UInt64(values))
    let covered = (0..<4_000).count { _ in
      let values = (0..<values).map { _ in 1.07 + 0.01 * noise.next() }
      guard let interval = Interval(mean: values) else { return false }
      return interval.low <= 1.07 && 1.07 <= interval.high
    }
    let share = Double(covered) / 4_000
    #expect(share >= 0.98 && share <= 0.997, "\(share)")
  }
}

/// Normally distributed numbers which follow from a seed.
struct NormalNoise {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Source: Box and Muller, 1958.
  mutating func next() -> Double {
    let radius = (-2 * log(uniform())).squareRoot()
    return radius * cos(2 * .pi * uniform())
  }

  private mutating func uniform() -> Double {
    (Double(generator.next() >> 11) + 0.5) / Double(1 << 53)
  }
}
