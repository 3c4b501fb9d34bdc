import Foundation
import Testing

@testable import bench

/// What several launches say of a cell.
struct CellComparisonTests {
  private let fakes = FakeLaunches()

  @Test func rowsHaveTheMedianTheRangeAndTheInterval() throws {
    fakes.ratios = { _, number in [1, [1.1, 1.21, 1.331][number], 1, 1] }
    let comparison = try comparison(launches: 3)
    let rows = comparison.rows
    #expect(rows.map(\.architecture) == ["MVC", "Other"])
    let other = try #require(rows.last)
    #expect(other.launches == 3 && other.rounds == 5)
    #expect([other.ns, other.nsLow, other.nsHigh] == [1_210, 1_100, 1_331])
    // The logarithms are 1, 2, 3 times log 1.1: their mean is 2, their standard error 1/√3.
    let reach = 9.924_843_2 / 3.0.squareRoot()
    #expect(abs(other.ratio - 1.21) < 1e-9)
    #expect(abs(log(other.ratioLow) / log(1.1) - (2 - reach)) < 1e-6)
    #expect(abs(log(other.ratioHigh) / log(1.1) - (2 + reach)) < 1e-6)
    #expect(other.verdict == .undecided)
    #expect(other.moreLaunches != nil)
    #expect(!comparison.isDecided)
  }

  @Test func theReferenceIsTheSameAsItself() throws {
    let row = try #require(try comparison(launches: 2).rows.first)
    #expect([row.ratio, row.ratioLow, row.ratioHigh] == [1, 1, 1])
    #expect(row.verdict == .same && row.moreLaunches == nil)
  }

  @Test func controlsAppearInTheNoiseOnly() throws {
    fakes.ratios = { _, number in [1, 1.1, number % 2 == 0 ? 1.01 : 1.02, 1.004] }
    let comparison = try comparison(launches: 4)
    let noise = comparison.noise
    #expect(noise.cell == CellID(flow: "open-list", mode: .typed, items: 0))
    #expect(noise.floor == noise.controlHigh - 1)
    #expect(abs(noise.controlRatio - (1.01 * 1.02).squareRoot()) < 1e-12)
    #expect(abs(noise.checkRatio - 1.004) < 1e-12 && noise.isConfirmed && !noise.isRefuted)
    #expect(comparison.rows.last?.verdict == .slower)
    #expect(comparison.isDecided)
    // However far the first control scatters, the reference is itself.
    #expect(noise.floor > Verdict.margin && comparison.rows.first?.verdict == .same)
  }

  @Test(arguments: [1.04, 0.96])
  func whereTheSecondControlSeemsToDifferNothingIsDecided(ratio: Double) throws {
    fakes.ratios = { _, _ in [1, 1.5, 1, ratio] }
    let comparison = try comparison(launches: 4)
    #expect(comparison.noise.floor == 0.005)
    #expect(!comparison.noise.isConfirmed && comparison.noise.isRefuted)
    #expect(comparison.rows.map(\.verdict) == [.same, .undecided])
    #expect(comparison.rows.map(\.moreLaunches) == [nil, nil])
    #expect(!comparison.isDecided)
  }

  @Test func theFirstControlTellsHowLaunchesScatter() throws {
    fakes.ratios = { _, number in [1, 1, exp([0.01, 0.02, 0.03][number]), 1] }
    #expect(abs(try #require(try comparison(launches: 3).deviation) - 0.01) < 1e-12)
  }

  @Test func oneLaunchIsNotEnough() throws {
    let samples = try fakes.pass(launches: 1).run(seed: 1)
    #expect(samples.comparisons.isEmpty)
  }

  private func comparison(launches: Int) throws -> CellComparison {
    try #require(try fakes.pass([0], launches: launches).run(seed: 1).comparisons.first)
  }
}
