import Foundation
import Testing

@testable import bench

/// What several launches say of a cell.
struct CellComparisonTests {
  private let fakes = FakeLaunches()

  @Test func rowsHaveTheMedianTheRangeAndTheInterval() throws {
    fakes.ratios = { _, number in [1, [1.1, 1.21, 1.331, 1.21][number], 1, 1] }
    let comparison = try comparison(launches: 4)
    let rows = comparison.rows
    #expect(rows.map(\.architecture) == ["Direct", "Other"])
    #expect(rows.allSatisfy { $0.reference == "Direct" })
    let other = try #require(rows.last)
    #expect(other.launches == 4 && other.blocks == 2 && other.rounds == 5 && other.batch == 1)
    #expect([other.ns, other.nsLow, other.nsHigh].map { $0.rounded() } == [1_210, 1_100, 1_331])
    // The logarithms are 1, 2, 3, 2 times log 1.1, and the blocks' means half of it to either side.
    let reach = 9.924_843_2 / 2
    #expect(abs(other.ratio - 1.21) < 1e-9)
    #expect(abs(log(other.ratioLow) / log(1.1) - (2 - reach)) < 1e-6)
    #expect(abs(log(other.ratioHigh) / log(1.1) - (2 + reach)) < 1e-6)
    #expect(other.verdict == .undecided)
    #expect(!comparison.isDecided)
  }

  @Test func theReferenceIsTheSameAsItself() throws {
    let row = try #require(try comparison(launches: 3).rows.first)
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
    #expect(abs(noise.checkRatio - 1.004) < 1e-6 && noise.isConfirmed && !noise.isRefuted)
    #expect(noise.quietShare == 1 && noise.quietNs == 1_000)
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

  /// Under load, all take 1.6 times as long, and the other one 4 % more than that.
  @Test func theRatioIsThatOfQuietLaunches() throws {
    fakes.load = { _, number in number % 4 == 0 ? 1 : 1.6 }
    fakes.ratios = { _, number in [1, number % 4 == 0 ? 1.2 : 1.248, 1, 1] }
    let comparison = try comparison(launches: 20)
    let row = try #require(comparison.rows.last)
    #expect(abs(row.ratio - 1.2) < 1e-6 && row.ratioHigh - row.ratioLow < 1e-5)
    #expect(abs(row.loadSlope - log(1.04) / log(1.6)) < 1e-6)
    #expect(comparison.noise.quietNs == 1_000 && comparison.noise.quietShare == 0.25)
  }

  @Test func withoutAQuietLaunchTheIntervalAllowsForLoad() throws {
    fakes.ratios = { _, _ in [1, 1.2, 1, 1] }
    let quiet = try #require(try comparison(launches: 20).rows.last)
    let busy = FakeLaunches()
    busy.ratios = fakes.ratios
    busy.load = { _, _ in 1.6 }
    let comparison = try #require(
      try busy.pass([0], launches: 20).run(seed: 1).comparisons.first)
    let row = try #require(comparison.rows.last)
    #expect(comparison.noise.quietNs == nil)
    #expect(abs(row.ratio - quiet.ratio) < 1e-9)
    #expect(quiet.ratioHigh < 1.200_01 && row.ratioHigh > 1.27 && row.ratioLow < 1.13)
  }

  @Test func theFirstControlTellsHowLaunchesScatter() throws {
    fakes.ratios = { _, number in [1, 1, exp([0.01, 0.02, 0.03][number]), 1] }
    #expect(abs(try #require(try comparison(launches: 3).deviation) - 0.01) < 1e-12)
  }

  @Test func twoLaunchesAreNotEnough() throws {
    let samples = try fakes.pass(launches: 2).run(seed: 1)
    #expect(samples.comparisons.isEmpty)
  }

  private func comparison(launches: Int) throws -> CellComparison {
    try #require(try fakes.pass([0], launches: launches).run(seed: 1).comparisons.first)
  }
}
