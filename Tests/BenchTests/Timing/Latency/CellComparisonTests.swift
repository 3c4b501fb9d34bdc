import Foundation
import Testing

@testable import Stopwatch
@testable import bench

/// What several launches say of a cell.
struct CellComparisonTests {
  private let fakes = FakeLaunches()

  @Test func rowsHaveTheMeanAndTheInterval() throws {
    fakes.ratios = { _, number in [1, [1.1, 1.21, 1.331, 1.21][number], 1, 1] }
    let comparison = try comparison(launches: 4)
    let rows = comparison.rows
    #expect(rows.map(\.architecture) == ["Direct", "Other"])
    #expect(rows.allSatisfy { $0.reference == "Direct" && $0.core == .quiet })
    let other = try #require(rows.last)
    #expect(other.launches == 4 && other.rounds == 5 && other.batch == 1)
    // The logarithms are 1, 2, 3, 2 times log 1.1.
    let reach = 5.840_909_3 * (2.0 / 3).squareRoot() / 2
    for (value, logarithm) in [
      (other.ratio, 2), (other.ratioLow, 2 - reach), (other.ratioHigh, 2 + reach),
    ] {
      #expect(abs(log(value) / log(1.1) - logarithm) < 1e-6)
    }
    #expect(other.logRatios?.map { ($0 / log(1.1)).rounded() } == [1, 2, 3, 2])
    #expect(other.quietRounds == [5, 5, 5, 5])
    #expect(other.verdict == .undecided)
    #expect(!comparison.isDecided)
  }

  /// A time is the reference's times the ratio, and the difference what the ratio leaves over 1.
  @Test func timesAndDifferencesFollowFromTheRatio() throws {
    fakes.ratios = { _, number in [1, number % 2 == 0 ? 1.2 : 1.3, 1, 1] }
    fakes.change = { samples in
      samples.map { sample in
        let ns = 1_000.0 + Double(fakes.asked.count)
        let timing = CellSample.Timing(
          rounds: sample.all.rounds, ns: ns, ratios: sample.all.ratios)
        return CellSample(
          cell: sample.cell, arms: sample.arms, gain: 3, all: timing, quiet: timing)
      }
    }
    let rows = try comparison(launches: 6).rows
    let (direct, other) = (try #require(rows.first), try #require(rows.last))
    #expect(direct.nsLow < direct.ns && direct.ns < direct.nsHigh)
    #expect(abs(direct.ns * other.ratio - other.ns) < 1e-6)
    let over = [other.overDirectNs, other.overDirectNsLow, other.overDirectNsHigh].compactMap(
      \.self)
    let ratios = [other.ratio, other.ratioLow, other.ratioHigh]
    #expect(over.count == 3)
    #expect(zip(over, ratios).allSatisfy { abs($0 - direct.ns * ($1 - 1)) < 1e-6 })
    #expect(direct.overDirectNs == 0)
  }

  @Test func theReferenceIsTheSameAsItself() throws {
    let row = try #require(try comparison(launches: 4).rows.first)
    #expect([row.ratio, row.ratioLow, row.ratioHigh] == [1, 1, 1])
    #expect(row.verdict == .same)
  }

  @Test func controlsAppearInTheNoiseOnly() throws {
    fakes.ratios = { _, number in [1, 1.2, number % 2 == 0 ? 1.01 : 1.02, 1.004] }
    let comparison = try comparison(launches: 4)
    let noise = comparison.noise
    #expect(noise.cell == CellID(flow: "open-list", mode: .wire, protocol: .first, items: 0))
    #expect(noise.floor == noise.controlRatio - 1)
    #expect(abs(noise.controlRatio - (1.01 * 1.02).squareRoot()) < 1e-6)
    let deviation = log(1.02 / 1.01) / 3.0.squareRoot()
    #expect(abs(comparison.deviation - deviation) < 1e-9)
    #expect(abs(noise.controlError - deviation / 2) < 1e-9 && noise.checkError == 0)
    #expect(abs(noise.checkRatio - 1.004) < 1e-6 && noise.isConfirmed && !noise.isRefuted)
    #expect(noise.quietShare == 1 && noise.core == .quiet)
    #expect(comparison.rows.last?.verdict == .slower)
    #expect(comparison.isDecided)
    // However far the first control scatters, the reference is itself.
    #expect(noise.floor > Verdict.margin && comparison.rows.first?.verdict == .same)
  }

  @Test(arguments: [1.04, 0.96])
  func whereTheSecondControlSeemsToDifferNothingIsDecided(ratio: Double) throws {
    fakes.ratios = { _, _ in [1, 1.5, 1, ratio] }
    let comparison = try comparison(launches: 4)
    #expect(abs(comparison.noise.floor - 0.01) < 1e-6)
    #expect(!comparison.noise.isConfirmed && comparison.noise.isRefuted)
    #expect(comparison.rows.map(\.verdict) == [.same, .undecided])
    #expect(!comparison.isDecided)
  }

  /// Under load, all take 1.6 times as long, and the other one 40 % more than that.
  @Test func quietLaunchesAreAllThatCounts() throws {
    fakes.load = { _, number in number % 4 == 0 ? 1 : 1.6 }
    fakes.ratios = { _, number in [1, number % 4 == 0 ? 1.2 : 1.68, 1, 1] }
    let comparison = try comparison(launches: 20)
    let row = try #require(comparison.rows.last)
    #expect(abs(row.ratio - 1.2) < 1e-6 && row.ratioHigh - row.ratioLow < 1e-5)
    #expect(abs(row.ns - 1_200) < 1e-6)
    #expect(row.core == .quiet && comparison.noise.quietShare == 0.25)
    #expect(row.launches == 20 && row.quietRounds == [5, 5, 5, 5, 5])
  }

  /// The first launch has nine times as many quiet rounds as the others.
  @Test func launchesWeighAsMuchAsTheyAreQuiet() throws {
    fakes.ratios = { _, number in [1, number == 0 ? 1.2 : 1.1, 1, 1] }
    fakes.change = { samples in
      samples.map { sample in
        let rounds = fakes.asked.count == 1 ? 27 : 3
        let quiet = CellSample.Timing(
          rounds: rounds, ns: sample.all.ns, ratios: sample.all.ratios)
        return CellSample(
          cell: sample.cell, arms: sample.arms, gain: 3, all: sample.all, quiet: quiet)
      }
    }
    let row = try #require(try comparison(launches: 4).rows.last)
    #expect(abs(log(row.ratio) - (9 * log(1.2) + 3 * log(1.1)) / 12) < 1e-9)
    #expect(row.logMean()?.interval == row.ratioInterval)
  }

  @Test func withoutQuietLaunchesAllCount() throws {
    fakes.load = { _, number in number == 0 ? 1 : 1.6 }
    let comparison = try comparison(launches: 5)
    let row = try #require(comparison.rows.last)
    #expect(row.core == .loaded && comparison.noise.quietShare == 0.2)
    #expect(abs(row.ratio - 1.1) < 1e-9 && row.logRatios?.count == 5)
    #expect(row.quietRounds == [5, 0, 0, 0, 0])
    #expect(comparison.rows.map(\.verdict) == [.same, .slower])
  }

  @Test func whatANeighbourMayHaveDoneIsTakenOff() throws {
    fakes.load = { _, _ in 1.6 }
    fakes.ratios = { _, _ in [1, 1.015, 1, 1] }
    #expect(try comparison(launches: 5).rows.last?.verdict == .undecided)
    let quiet = FakeLaunches()
    quiet.ratios = fakes.ratios
    let comparison = try quiet.pass([0], launches: 5).run(seed: 1).comparisons.first
    #expect(comparison?.rows.last?.verdict == .slower)
  }

  @Test func aProcessorThatDoesNotTellIsUnknown() throws {
    fakes.gain = 1
    let comparison = try comparison(launches: 5)
    #expect(comparison.noise.core == .unknown && comparison.noise.quietShare == nil)
    #expect(comparison.rows.allSatisfy { $0.core == .unknown })
  }

  @Test func threeLaunchesAreNotEnough() throws {
    let samples = try fakes.pass(launches: 3).run(seed: 1)
    #expect(samples.comparisons.isEmpty)
  }

  private func comparison(launches: Int) throws -> CellComparison {
    try #require(try fakes.pass([0], launches: launches).run(seed: 1).comparisons.first)
  }
}
