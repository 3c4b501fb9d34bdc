import Foundation
import Testing

@testable import RandomUse
@testable import bench

/// Ratios at the quiet end, against the truth in simulated runs.
struct LoadFitTests {
  private typealias Point = LoadFit.Point

  @Test func aLineIsReadOffAtTheQuietEnd() throws {
    // The ratio grows with the load to the power of 0.1.
    let points = [1, 1.6, 1.2, 1.8].map { Point(ratio: 1.3 * pow($0, 0.1), load: 500 * $0) }
    let fit = try #require(LoadFit(points, quietEnd: 500))
    #expect(abs(fit.slope - 0.1) < 1e-6)
    #expect(abs(fit.ratio.estimate - 1.3) < 1e-6 && fit.ratio.high - fit.ratio.low < 1e-5)
  }

  /// What such a line leaves, by the textbook.
  @Test func theIntervalHoldsTheErrorOfTheLineThere() throws {
    let points = [
      (1.0, 1.010), (1.2, 0.985), (1.6, 1.002), (1.1, 0.999), (1.5, 1.012), (1.3, 0.99),
    ]
    .map { Point(ratio: $0.1, load: $0.0) }
    let near = try #require(LoadFit(points, quietEnd: 1.3))
    let far = try #require(LoadFit(points, quietEnd: 0.8))
    #expect(far.ratio.high / far.ratio.low > near.ratio.high / near.ratio.low)
  }

  @Test func twoPointsHaveNoErrors() {
    #expect(LoadFit([Point(ratio: 1, load: 1), Point(ratio: 2, load: 2)], quietEnd: 1) == nil)
  }

  @Test func equalLaunchesLeaveNoDoubt() throws {
    let fit = try #require(
      LoadFit(Array(repeating: Point(ratio: 1.1, load: 7), count: 4), quietEnd: 7))
    #expect(abs(fit.ratio.low - 1.1) < 1e-6 && abs(fit.ratio.high - 1.1) < 1e-6)
  }

  @Test func inverseRatiosHaveInverseIntervals() throws {
    let points = [(1.1, 1.0), (0.9, 1.3), (1.3, 1.1), (1.05, 1.2)].map {
      Point(ratio: $0.0, load: $0.1)
    }
    let fit = try #require(LoadFit(points, quietEnd: 1))
    let inverse = try #require(
      LoadFit(points.map { Point(ratio: 1 / $0.ratio, load: $0.load) }, quietEnd: 1))
    #expect(abs(fit.ratio.estimate * inverse.ratio.estimate - 1) < 1e-9)
    #expect(abs(fit.ratio.low * inverse.ratio.high - 1) < 1e-9)
  }

  /// The second half of the run is 3 % off, as hardly any of its launches' scatter is.
  @Test func theIntervalCountsWhatIsBetweenBlocks() throws {
    func fit(_ ratios: [Double]) throws -> Interval {
      try #require(LoadFit(ratios.map { Point(ratio: $0, load: 1) }, quietEnd: 1)).ratio
    }
    let mixed = try fit((0..<20).map { $0 % 2 == 0 ? 1 : 1.03 })
    let apart = try fit((0..<20).map { $0 < 10 ? 1 : 1.03 })
    #expect(mixed.high < 1.026 && apart.high > 1.03 && apart.low < 1)
  }

  /// A run whose launches share their core in part, and whose ratio depends on that.
  @Test(arguments: [0.0, 0.1, 0.5, 0.9], [-0.05, 0, 0.1])
  func covers99Of100SimulatedRuns(share: Double, slope: Double) throws {
    var noise = NormalNoise(seed: 11)
    var generator = SplitMix64(seed: 12)
    let runs = 400
    let covered = try (0..<runs).count { _ in
      let points = (0..<20).map { _ in
        let load = Double(generator.next() % 1_000) < share * 1_000 ? 0.5 : 0
        return Point(
          ratio: 1.2 * exp(slope * load + 0.01 * noise.next()),
          load: exp(load + 0.01 * noise.next()))
      }
      let ratio = try #require(LoadFit(points, quietEnd: 1)).ratio
      return ratio.low <= 1.2 && 1.2 <= ratio.high
    }
    #expect(covered >= 390, "\(covered)")
  }
}
