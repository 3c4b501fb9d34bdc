import XCTest

@testable import Console
@testable import Timing

/// When a difference counts.
final class VerdictTests: XCTestCase {
  func testFollowsFromIntervalAndBaseline() {
    for (low, high, floor, verdict) in Self.cases {
      let ratio = Interval(estimate: (low * high).squareRoot(), low: low, high: high)
      XCTAssertEqual(Verdict(ratio, floor: floor), verdict, "\(low) to \(high), \(floor)")
    }
  }

  /// A ratio's interval, the floor, and what follows.
  private static let cases: [(Double, Double, Double, Verdict)] = [
    // Beyond the floor with the whole interval, on either side.
    (1.03, 1.04, 0.02, .slower), (1.011, 1.5, 0.01, .slower), (2, 3, 0.01, .slower),
    (0.96, 0.97, 0.02, .faster), (0.5, 0.99, 0.01, .faster), (0.1, 0.2, 0.01, .faster),
    // Within 1 %, which is never slower or faster.
    (0.995, 1.005, 0.01, .same), (1.002, 1.004, 0.01, .same), (1, 1, 0.01, .same),
    (0.9905, 1.0095, 0.01, .same), (1.006, 1.009, 0.01, .same), (0.991, 0.994, 0.01, .same),
    (1.006, 1.009, 0, .same), (1.002, 1.01, 0, .same),
    // Across one edge or both: the interval may exclude 1 and the estimate lie beyond the floor.
    (1.009, 1.02, 0.01, .undecided), (1.001, 1.03, 0.01, .undecided),
    (0.989, 1, 0.01, .undecided), (0.97, 0.995, 0.01, .undecided), (0.9, 1.1, 0.01, .undecided),
    (0, .infinity, 0.01, .undecided), (1.011, 1.03, 0.02, .undecided),
    // At the edges.
    (1.01, 1.02, 0.01, .undecided), (1.005, 1.01, 0.01, .same),
    // Where the reference can't be told from itself to 1 %, nothing is the same.
    (0.999, 1.001, 0.010_1, .undecided), (0.985, 1.015, 0.1, .undecided),
  ]

  func testTheInverseHasTheInverseVerdict() {
    for low in stride(from: 0.98, to: 1.02, by: 0.0013) {
      for width in [0.0007, 0.004, 0.015] {
        let one = Interval(estimate: low, low: low, high: low + width)
        let other = Interval(estimate: 1 / low, low: 1 / (low + width), high: 1 / low)
        let expected: Verdict =
          switch Verdict(one, floor: 0.01) {
          case .faster: .slower
          case .slower: .faster
          case let verdict: verdict
          }
        XCTAssertEqual(Verdict(other, floor: 0.01), expected, "\(low), \(width)")
      }
    }
  }

  /// A ratio of 1.05 may be the neighbour's doing by 1.3 %, and one of 4 by 25 %.
  func testANeighboursPartIsTakenOff() {
    for (low, verdict) in [(1.02, Verdict.undecided), (1.035, .slower)] {
      let ratio = Interval(estimate: 1.05, low: low, high: 1.08)
      XCTAssertEqual(Verdict(ratio, floor: 0.01, core: .loaded), verdict)
      XCTAssertEqual(Verdict(ratio, floor: 0.01), .slower)
      let inverse = Interval(estimate: 1 / 1.05, low: 1 / 1.08, high: 1 / low)
      let expected: Verdict = verdict == .slower ? .faster : .undecided
      XCTAssertEqual(Verdict(inverse, floor: 0.01, core: .unknown), expected)
    }
  }

  func testTheBaselineIsAsFarAsTheControl() {
    let cases = [(1, 0.01), (1.005, 0.01), (0.995, 0.01), (1.03, 0.03), (0.8, 0.25), (0.5, 1)]
    for (ratio, floor) in cases {
      let control = Interval(estimate: ratio, low: ratio / 2, high: ratio * 2)
      XCTAssertEqual(Verdict.floor(of: control), floor, accuracy: 1e-12)
    }
  }

  /// Runs of 20 launches which scatter as they do on a quiet machine and on a busy one.
  func testATinyDifferenceIsNeverCalledAndALargeOneAlways() {
    for deviation in [0.002, 0.006, 0.01] {
      for seed in 0..<80 as Range<UInt64> {
        var (tiny, large) = (SimulatedRun(1.002, seed: seed), SimulatedRun(1.05, seed: seed))
        (tiny.deviation, large.deviation) = (deviation, deviation)
        let verdict = tiny.row()?.verdict
        XCTAssert(verdict == .same || verdict == .undecided, "\(deviation), \(seed)")
        XCTAssertEqual(large.row()?.verdict, .slower, "\(deviation), \(seed)")
      }
    }
  }

  /// Looking again and again until there is a verdict, after 20, 30, 45, … launches, and by one protocol
  /// alone: a version that differs by 1 % may be called anything, but hardly ever is.
  func testLookingAgainAndAgainHardlyEverMisleads() {
    for isSkewed in [false, true] {
      var verdicts: [Verdict: Int] = [:]
      for seed in 0..<80 as Range<UInt64> {
        var run = SimulatedRun(1.01, seed: seed)
        (run.deviation, run.isSkewed) = (0.005, isSkewed)
        var verdict = Verdict.undecided
        for look in [20, 30, 45, 67, 100] where verdict == .undecided {
          verdict = run.row(launches: look)?.verdict ?? .undecided
        }
        verdicts[verdict, default: 0] += 1
      }
      XCTAssertNil(verdicts[.faster])
      XCTAssertLessThanOrEqual(verdicts[.slower, default: 0], 4, "\(verdicts)")
      XCTAssertLessThanOrEqual(verdicts[.same, default: 0], 4, "\(verdicts)")
    }
  }
}
