import Foundation
import Testing

@testable import bench

/// Means and intervals against published ones, and against the truth in simulated experiments.
struct LogMeanTests {
  /// Student's own example (1908): additional hours of sleep of ten patients.
  ///
  /// R's `t.test` on its data set `sleep` prints 0.7001142 and 2.4598858 for 95 %.
  @Test func agreesWithStudent() throws {
    let hours = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]
    let mean = try #require(LogMean(hours, weights: hours.map { _ in 7 }))
    #expect(abs(mean.estimate - 1.58) < 1e-12 && abs(mean.degreesOfFreedom - 9) < 1e-9)
    #expect(abs(log(mean.interval.estimate) - 1.58) < 1e-9)
    #expect(abs(log(mean.interval.low) - 0.315_948_114_9) < 1e-9)
    #expect(abs(log(mean.interval.high) - 2.844_051_885_1) < 1e-9)
    let reach = mean.variance.squareRoot() * StudentT(degreesOfFreedom: 9).quantile(0.975)
    #expect(abs(1.58 - reach - 0.700_114_2) < 5e-8)
    #expect(abs(1.58 + reach - 2.459_885_8) < 5e-8)
  }

  /// NumPy's `average` and `cov` with `aweights` give 1.7 and 0.6444….
  @Test func launchesCountAsMuchAsTheyWeigh() throws {
    let mean = try #require(LogMean([1, 2, 3], weights: [4, 5, 1]))
    #expect(abs(mean.estimate - 1.7) < 1e-12)
    let effective = 100.0 / 42
    #expect(abs(mean.degreesOfFreedom - (effective - 1)) < 1e-12)
    #expect(abs(mean.variance * effective - 0.41 * effective / (effective - 1)) < 1e-12)
    #expect(abs(mean.deviation - (0.41 * effective / (effective - 1)).squareRoot()) < 1e-12)
  }

  @Test func aLaunchWithoutWeightIsNone() throws {
    let mean = try #require(LogMean([1, 2, 3, 99], weights: [1, 1, 1, 0]))
    #expect(mean == LogMean([1, 2, 3], weights: [1, 1, 1]))
  }

  @Test func equalLaunchesLeaveNoDoubt() throws {
    let interval = try #require(LogMean([2, 2, 2], weights: [1, 2, 3])).interval
    #expect(interval.low == interval.high && abs(interval.estimate - exp(2)) < 1e-12)
  }

  @Test func oneLaunchHasNoInterval() {
    #expect(LogMean([1], weights: [1]) == nil)
    #expect(LogMean([], weights: []) == nil)
  }

  /// With equal variances the degrees of freedom add up; with one of them alone they are its own.
  @Test func theMeanOverSeveralFollowsWelch() {
    let one = LogMean(estimate: 1, variance: 4, degreesOfFreedom: 5)
    let mean = LogMean(over: [one, LogMean(estimate: 2, variance: 4, degreesOfFreedom: 5)])
    #expect(mean.estimate == 1.5 && mean.variance == 2 && mean.degreesOfFreedom == 10)
    let exact = LogMean(estimate: 3, variance: 0, degreesOfFreedom: 5)
    #expect(
      LogMean(over: [one, exact]) == LogMean(estimate: 2, variance: 1, degreesOfFreedom: 5))
    #expect(LogMean(over: [exact, exact]).degreesOfFreedom == 10)
  }

  /// How often the true mean is covered, by equal launches and by such of which few are quiet.
  @Test(arguments: [2, 5, 20], [false, true])
  func covers99Of100SimulatedExperiments(launches: Int, isUneven: Bool) {
    var noise = NormalNoise(seed: UInt64(launches))
    let weights = (0..<launches).map { isUneven ? Double($0 + 1) : 1 }
    let covered = (0..<2_000).count { _ in
      let values = weights.map { _ in 1.07 + 0.01 * noise.next() }
      guard let interval = LogMean(values, weights: weights)?.interval else { return false }
      return interval.low <= exp(1.07) && exp(1.07) <= interval.high
    }
    let share = Double(covered) / 2_000
    #expect(share >= 0.98 && share <= 0.998, "\(share)")
  }
}
