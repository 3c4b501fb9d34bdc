import Testing

@testable import Stopwatch
@testable import bench

/// When a difference counts.
struct VerdictTests {
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
          switch Verdict(one, floor: 0.01) {
          case .faster: .slower
          case .slower: .faster
          case let verdict: verdict
          }
        #expect(Verdict(other, floor: 0.01) == expected, "\(low), \(width)")
      }
    }
  }

  /// A ratio of 1.05 may be the neighbour's doing by 1.3 %, and one of 4 by 25 %.
  @Test(arguments: [(1.02, .undecided), (1.035, .slower)] as [(Double, Verdict)])
  func aNeighboursPartIsTakenOff(low: Double, verdict: Verdict) {
    let ratio = Interval(estimate: 1.05, low: low, high: 1.08)
    #expect(Verdict(ratio, floor: 0.01, core: .loaded) == verdict)
    #expect(Verdict(ratio, floor: 0.01) == .slower)
    let inverse = Interval(estimate: 1 / 1.05, low: 1 / 1.08, high: 1 / low)
    #expect(
      Verdict(inverse, floor: 0.01, core: .unknown) == (verdict == .slower ? .faster : .undecided))
  }

  @Test func onALoadedCoreNothingIsTheSame() {
    let ratio = Interval(estimate: 1, low: 0.999, high: 1.001)
    #expect(Verdict(ratio, floor: 0.01, core: .loaded) == .undecided)
  }

  @Test func protocolsThatDifferDecideNothing() {
    #expect(Verdict(agreeing: [.slower]) == .slower)
    #expect(Verdict(agreeing: [.same, .same]) == .same)
    #expect(Verdict(agreeing: [.same, .slower]) == .undecided)
    #expect(Verdict(agreeing: [.faster, .slower]) == .undecided)
  }

  @Test(
    arguments: [
      (1, 0.01), (1.005, 0.01), (0.995, 0.01), (1.03, 0.03), (0.8, 0.25), (0.5, 1),
    ] as [(Double, Double)])
  func theFloorIsAsFarAsTheControl(ratio: Double, floor: Double) {
    let control = Interval(estimate: ratio, low: ratio / 2, high: ratio * 2)
    #expect(abs(Verdict.floor(of: control) - floor) < 1e-12)
  }

  /// Runs of 20 launches which scatter as they do on a quiet machine and on a busy one.
  @Test(arguments: [0.002, 0.006, 0.01])
  func aTinyDifferenceIsNeverCalledAndALargeOneAlways(deviation: Double) {
    for seed in 0..<300 as Range<UInt64> {
      var tiny = SimulatedRun(1.002, seed: seed)
      tiny.deviation = deviation
      let verdict = tiny.row()?.verdict
      #expect(verdict == .same || verdict == .undecided)
      var large = SimulatedRun(1.05, seed: seed)
      large.deviation = deviation
      #expect(large.row()?.verdict == .slower)
    }
  }

  /// Looking again and again until there is a verdict, after 20, 30, 45, … launches, and by one protocol
  /// alone: a version that differs by 1 % may be called anything, but hardly ever is.
  @Test(arguments: [false, true])
  func lookingAgainAndAgainHardlyEverMisleads(isSkewed: Bool) {
    var verdicts: [Verdict: Int] = [:]
    for seed in 0..<300 as Range<UInt64> {
      var run = SimulatedRun(1.01, seed: seed)
      (run.deviation, run.isSkewed) = (0.005, isSkewed)
      var verdict = Verdict.undecided
      for look in [20, 30, 45, 67, 100] where verdict == .undecided {
        verdict = run.row(launches: look)?.verdict ?? .undecided
      }
      verdicts[verdict, default: 0] += 1
    }
    #expect(verdicts[.faster] == nil)
    #expect(verdicts[.slower, default: 0] <= 12, "\(verdicts)")
    #expect(verdicts[.same, default: 0] <= 12, "\(verdicts)")
  }
}
