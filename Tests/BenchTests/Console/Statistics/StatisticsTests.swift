import Foundation
import Stopwatch
import XCTest

@testable import Console

/// Estimates against published ones, closed forms, and the truth in simulated experiments.
final class StatisticsTests: XCTestCase {
  /// Student's own example (1908): additional hours of sleep of ten patients.
  ///
  /// R's `t.test` on its data set `sleep` prints 0.7001142 and 2.4598858 for 95 %.
  func testAMeanAgreesWithStudent() throws {
    let hours = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]
    let mean = try XCTUnwrap(LogMean(hours, weights: hours.map { _ in 7 }))
    XCTAssertEqual(mean.estimate, 1.58, accuracy: 1e-12)
    XCTAssertEqual(mean.degreesOfFreedom, 9, accuracy: 1e-9)
    XCTAssertEqual(log(mean.interval.estimate), 1.58, accuracy: 1e-9)
    XCTAssertEqual(log(mean.interval.low), 0.315_948_114_9, accuracy: 1e-9)
    XCTAssertEqual(log(mean.interval.high), 2.844_051_885_1, accuracy: 1e-9)
    let reach = mean.variance.squareRoot() * StudentT(9).quantile(0.975)
    XCTAssertEqual(1.58 - reach, 0.700_114_2, accuracy: 5e-8)
  }

  /// NumPy's `average` and `cov` with `aweights` give 1.7 and 0.6444….
  func testLaunchesCountAsMuchAsTheyWeigh() throws {
    let mean = try XCTUnwrap(LogMean([1, 2, 3], weights: [4, 5, 1]))
    let effective = 100.0 / 42
    XCTAssertEqual(mean.estimate, 1.7, accuracy: 1e-12)
    XCTAssertEqual(mean.degreesOfFreedom, effective - 1, accuracy: 1e-12)
    let variance = 0.41 * effective / (effective - 1)
    XCTAssertEqual(mean.variance * effective, variance, accuracy: 1e-12)
    XCTAssertEqual(mean.deviation, variance.squareRoot(), accuracy: 1e-12)
    XCTAssertEqual(
      LogMean([1, 2, 3, 99], weights: [1, 1, 1, 0]), LogMean([1, 2, 3], weights: [1, 1, 1]))
    let equal = try XCTUnwrap(LogMean([2, 2, 2], weights: [1, 2, 3])).interval
    XCTAssertEqual(equal.low, equal.high)
    XCTAssertEqual(equal.estimate, exp(2), accuracy: 1e-12)
    XCTAssertNil(LogMean([1], weights: [1]))
  }

  /// With equal variances the degrees of freedom add up; with one of them alone they are its own.
  func testTheMeanOverSeveralFollowsWelch() {
    let one = LogMean(estimate: 1, variance: 4, degreesOfFreedom: 5)
    let other = LogMean(estimate: 2, variance: 4, degreesOfFreedom: 5)
    let exact = LogMean(estimate: 3, variance: 0, degreesOfFreedom: 5)
    XCTAssertEqual(
      [[one, other], [one, exact], [exact, exact]].map(LogMean.init(over:)),
      [
        LogMean(estimate: 1.5, variance: 2, degreesOfFreedom: 10),
        LogMean(estimate: 2, variance: 1, degreesOfFreedom: 5),
        LogMean(estimate: 3, variance: 0, degreesOfFreedom: 10),
      ])
  }

  /// How often the true mean is covered, by equal launches and by such of which few are quiet.
  func testIntervalsCover99Of100SimulatedExperiments() {
    for (launches, isUneven) in [(2, false), (5, true), (20, false), (20, true)] {
      var noise = NormalNoise(seed: UInt64(launches))
      let weights = (0..<launches).map { isUneven ? Double($0 + 1) : 1 }
      let covered = (0..<1_000).count { _ in
        let values = weights.map { _ in 1.07 + 0.01 * noise.next() }
        guard let interval = LogMean(values, weights: weights)?.interval else { return false }
        return interval.low <= exp(1.07) && exp(1.07) <= interval.high
      }
      XCTAssert((978...998).contains(covered), "\(launches) launches: \(covered)")
    }
  }

  /// By SciPy 1.17.1 (`scipy.stats.t.ppf`), and for 0.9995 the table in JASA 1959.
  func testQuantilesAgreeWithSciPy() {
    for (degrees, share, expected) in [
      (1, 0.995, 63.656_741_163), (2, 0.995, 9.924_843_201), (3, 0.995, 5.840_909_310),
      (4, 0.995, 4.604_094_871), (5, 0.995, 4.032_142_984), (9, 0.995, 3.249_835_542),
      (19, 0.995, 2.860_934_606), (20, 0.995, 2.845_339_710), (59, 0.995, 2.661_758_752),
      (120, 0.995, 2.617_421_145), (3, 0.975, 3.182_446_305), (10, 0.9, 1.372_183_641),
      (10, 0.9995, 4.587), (29, 0.9995, 3.659),
    ] {
      let quantile = StudentT(Double(degrees)).quantile(share)
      let accuracy = share > 0.999 ? 0.000_51 : 1e-8 * expected
      XCTAssertEqual(quantile, expected, accuracy: accuracy, "\(degrees), \(share)")
    }
  }

  /// One degree of freedom is Cauchy's distribution, and two have a closed form too.
  func testQuantilesAgreeWithClosedForms() {
    for share in [0.5, 0.6, 0.75, 0.9, 0.99, 0.999_999] {
      let cauchy = tan(.pi * (share - 0.5))
      let central = 2 * share - 1
      let two = central * (2 / (1 - central * central)).squareRoot()
      for (degrees, expected) in [(1, cauchy), (2, two)] {
        let quantile = StudentT(Double(degrees)).quantile(share)
        XCTAssertEqual(quantile, expected, accuracy: 1e-9 * (1 + expected), "\(share)")
      }
    }
  }

  /// Through three points, of which the middle one is off by 3 and weighs w, at 0, 1, 2: the line
  /// moves by 3 w / (w + 2) and keeps its slope.
  func testALineAgreesWithTheClosedForm() throws {
    for weight in [0.0, 0.5, 1, 4] {
      let points: [WeightedLine.Point] = [(0, 10, 1), (1, 15, weight), (2, 14, 1)]
      let line = try XCTUnwrap(WeightedLine(through: points))
      XCTAssertEqual(line.intercept, 10 + 3 * weight / (weight + 2), accuracy: 1e-12)
      XCTAssertEqual(line.slope, 2, accuracy: 1e-12)
    }
    XCTAssertNil(WeightedLine(through: []))
    XCTAssertNil(WeightedLine(through: [(1, 1, 1), (1, 2, 1)]))
  }

  func testAnExactLineIsFoundOverFiveDecades() throws {
    let points: [WeightedLine.Point] = [0.0, 8, 64, 512, 4_096, 100_000].map { size in
      let time = 7_000 + 10.5 * size
      return (size, time, 1 / (time * time))
    }
    let line = try XCTUnwrap(WeightedLine(through: points))
    XCTAssertEqual(line.intercept, 7_000, accuracy: 1e-8)
    XCTAssertEqual(line(100_000), 1_057_000, accuracy: 1e-5)
  }

  func testTheMedianIsInTheMiddle() {
    for (values, median) in [
      ([5], 5), ([1, 2], 1.5), ([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([-1, 0, 1_000_000], 0),
    ] as [([Double], Double)] {
      XCTAssertEqual(Statistics.median(values), median)
    }
    XCTAssertNil(Statistics.median([]))
  }
}
