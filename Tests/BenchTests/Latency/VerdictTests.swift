import Foundation
import Testing

@testable import RandomUse
@testable import bench

/// When a difference counts.
struct VerdictTests {
  /// A ratio's interval, the floor, and what follows.
  private static let cases: [(Double, Double, Double, Verdict)] = [
    // Beyond the floor with the whole interval, on either side.
    (1.02, 1.03, 0.01, .slower), (1.011, 1.5, 0.01, .slower), (2, 3, 0.005, .slower),
    (0.97, 0.98, 0.01, .faster), (0.5, 0.99, 0.01, .faster), (0.1, 0.2, 0.005, .faster),
    // Within 1 %, whatever the floor.
    (0.995, 1.005, 0.01, .same), (1.002, 1.004, 0.005, .same), (1, 1, 0.005, .same),
    (0.996, 0.998, 0.005, .same), (0.9905, 1.0095, 0.005, .same), (1.004, 1.009, 0.005, .same),
    // Within 1 %, but beyond the floor.
    (1.006, 1.009, 0.005, .slower), (0.991, 0.994, 0.005, .faster),
    // Across one edge or both: the interval may exclude 1 and the estimate lie beyond the floor.
    (1.009, 1.02, 0.01, .undecided), (1.001, 1.03, 0.005, .undecided),
    (0.989, 1, 0.005, .undecided), (0.97, 0.995, 0.01, .undecided), (0.9, 1.1, 0.01, .undecided),
    (0, .infinity, 0.01, .undecided),
    // At the edges.
    (1.01, 1.02, 0.01, .undecided), (1.005, 1.01, 0.01, .same),
    // Where the reference can't be told from itself to 1 %, nothing is the same.
    (0.999, 1.001, 0.010_1, .undecided), (0.985, 1.015, 0.1, .undecided),
  ]

  @Test(arguments: cases)
  func followsFromIntervalAndFloor(low: Double, high: Double, floor: Double, verdict: Verdict) {
    let estimate = (low * high).squareRoot()
    #expect(Verdict(Interval(estimate: estimate, low: low, high: high), floor: floor) == verdict)
  }

  @Test func theInverseHasTheInverseVerdict() {
    for low in stride(from: 0.98, to: 1.02, by: 0.0013) {
      for width in [0.0007, 0.004, 0.015] {
        let one = Interval(estimate: low, low: low, high: low + width)
        let other = Interval(estimate: 1 / low, low: 1 / (low + width), high: 1 / low)
        let expected: Verdict =
          switch Verdict(one, floor: 0.005) {
          case .faster: .slower
          case .slower: .faster
          case let verdict: verdict
          }
        #expect(Verdict(other, floor: 0.005) == expected, "\(low), \(width)")
      }
    }
  }

  @Test(
    arguments: [
      (1.0, 1.0, 0.005), (0.999, 1.002, 0.005), (0.996, 1.02, 0.02), (1.01, 1.03, 0.03),
      (0.8, 1.01, 0.25), (0.5, 0.95, 1),
    ] as [(Double, Double, Double)])
  func theFloorReachesAsFarAsTheControl(low: Double, high: Double, floor: Double) {
    let control = Interval(estimate: (low * high).squareRoot(), low: low, high: high)
    #expect(abs(NoiseFloor.floor(of: control) - floor) < 1e-12)
  }

  /// Simulated runs of 20 launches with normal noise in both arms and in the control.
  @Test(arguments: [0.002, 0.006, 0.008, 0.015])
  func aTinyDifferenceIsNeverCalledAndALargeOneAlways(deviation: Double) {
    var noise = NormalNoise(seed: 3)
    func verdict(difference: Double) -> Verdict? {
      let launches = (0..<20).map { _ in
        let reference = exp(deviation / 2.0.squareRoot() * noise.next())
        let control = exp(deviation / 2.0.squareRoot() * noise.next())
        let arm = (1 + difference) * exp(deviation / 2.0.squareRoot() * noise.next())
        return (arm: arm / reference, control: control / reference)
      }
      guard let ratio = Interval(ratios: launches.map(\.arm)),
        let control = Interval(ratios: launches.map(\.control))
      else { return nil }
      return Verdict(ratio, floor: NoiseFloor.floor(of: control))
    }
    for _ in 0..<1_000 {
      let tiny = verdict(difference: 0.002)
      #expect(tiny == .same || tiny == .undecided)
      #expect(verdict(difference: 0.05) == .slower)
    }
  }

  /// `LatencyPass` looks again and again until there is a verdict: after 20, 30, 45, … launches.
  ///
  /// The versions differ by just less than the least floor. At most 1 in 100 may be called; simulated at
  /// length, up to 6 in 10 000 are.
  @Test(arguments: [1.004, 0.996], [false, true])
  func lookingAgainAndAgainHardlyEverMisleads(ratio: Double, isSkewed: Bool) throws {
    var noise = NormalNoise(seed: 5)
    var generator = SplitMix64(seed: 6)
    func next() -> Double {
      let delay = isSkewed ? (generator.next() % 10 == 0 ? 4.5 : -0.5) : 0
      return 0.005 / 2.0.squareRoot() * (noise.next() + delay) / (isSkewed ? 1.8 : 1)
    }
    var verdicts: [Verdict: Int] = [:]
    for _ in 0..<200 {
      let fakes = FakeLaunches()
      fakes.ratios = { _, _ in
        let reference = next()
        return [1, ratio * exp(next() - reference), exp(next() - reference), 1]
      }
      let samples = try fakes.pass([0], launches: 20, isUntilDecided: true).run(seed: 1)
      let verdict = try #require(samples.comparisons.first?.rows.last?.verdict)
      verdicts[verdict, default: 0] += 1
    }
    #expect(verdicts[.faster, default: 0] + verdicts[.slower, default: 0] <= 2)
    #expect(verdicts[.undecided] == nil)
  }
}
