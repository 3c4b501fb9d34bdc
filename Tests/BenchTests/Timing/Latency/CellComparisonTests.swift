import Foundation
import XCTest

@testable import Console
@testable import Stopwatch
@testable import Timing

/// What several launches say of a cell, and when it counts as quiet.
final class CellComparisonTests: XCTestCase {
  private let fakes = FakeLaunches()

  func testRowsHaveTheMeanAndTheInterval() throws {
    fakes.ratios = { _, number in [1, [1.1, 1.21, 1.331, 1.21][number], 1, 1] }
    let comparison = try comparison(launches: 4)
    let rows = comparison.rows
    XCTAssertEqual(rows.map(\.version), ["Direct", "Other"])
    XCTAssertEqual(rows[0].ratioInterval, Interval(estimate: 1, low: 1, high: 1))
    XCTAssertEqual(rows[0].verdict, .same)
    XCTAssert(rows.allSatisfy { $0.reference == "Direct" && $0.core == .quiet })
    let other = try XCTUnwrap(rows.last)
    XCTAssert(other.launches == 4 && other.rounds == 5 && other.batch == 1)
    // The logarithms are 1, 2, 3, 2 times log 1.1.
    let reach = 5.840_909_3 * (2.0 / 3).squareRoot() / 2
    for (value, logarithm) in [
      (other.ratio, 2), (other.ratioLow, 2 - reach), (other.ratioHigh, 2 + reach),
    ] {
      XCTAssertEqual(log(value) / log(1.1), logarithm, accuracy: 1e-6)
    }
    XCTAssertEqual(other.logRatios?.map { ($0 / log(1.1)).rounded() }, [1, 2, 3, 2])
    XCTAssertEqual(other.quietRounds, [5, 5, 5, 5])
    XCTAssertEqual(other.verdict, .undecided)
    XCTAssert(!comparison.isDecided)
  }

  /// A time is the reference's times the ratio, and the difference what the ratio leaves over 1.
  func testTimesAndDifferencesFollowFromTheRatio() throws {
    fakes.ratios = { _, number in [1, number % 2 == 0 ? 1.2 : 1.3, 1, 1] }
    fakes.ns = { 1_001 + Double($0) }
    let rows = try comparison(launches: 6).rows
    let (direct, other) = (try XCTUnwrap(rows.first), try XCTUnwrap(rows.last))
    XCTAssert(direct.nsLow < direct.ns && direct.ns < direct.nsHigh)
    XCTAssertEqual(direct.ns * other.ratio, other.ns, accuracy: 1e-6)
    let over = [other.overDirectNs, other.overDirectNsLow, other.overDirectNsHigh].compactMap(
      \.self)
    let ratios = [other.ratio, other.ratioLow, other.ratioHigh]
    XCTAssertEqual(over.count, 3)
    XCTAssert(zip(over, ratios).allSatisfy { abs($0 - direct.ns * ($1 - 1)) < 1e-6 })
    XCTAssertEqual(direct.overDirectNs, 0)
  }

  func testControlsAppearInTheNoiseOnly() throws {
    fakes.ratios = { _, number in [1, 1.2, number % 2 == 0 ? 1.01 : 1.02, 1.004] }
    let comparison = try comparison(launches: 4)
    let noise = comparison.noise
    XCTAssertEqual(noise.cell, CellID(flow: "open-list", mode: .json, protocol: .cold, items: 0))
    XCTAssertEqual(noise.floor, noise.controlRatio - 1)
    XCTAssertEqual(noise.controlRatio, (1.01 * 1.02).squareRoot(), accuracy: 1e-6)
    let deviation = log(1.02 / 1.01) / 3.0.squareRoot()
    XCTAssertEqual(comparison.deviation, deviation, accuracy: 1e-9)
    XCTAssert(abs(noise.controlError - deviation / 2) < 1e-9 && noise.checkError == 0)
    XCTAssert(abs(noise.checkRatio - 1.004) < 1e-6 && noise.isConfirmed && !noise.isRefuted)
    XCTAssert(noise.quietShare == 1 && noise.core == .quiet)
    XCTAssertEqual(comparison.rows.last?.verdict, .slower)
    XCTAssert(comparison.isDecided)
    // However far the first control scatters, the reference is itself.
    XCTAssert(noise.floor > Verdict.margin && comparison.rows.first?.verdict == .same)
  }

  func testWhereTheSecondControlSeemsToDifferNothingIsDecided() throws {
    for ratio in [1.04, 0.96] {
      fakes.ratios = { _, _ in [1, 1.5, 1, ratio] }
      let comparison = try comparison(launches: 4)
      XCTAssertEqual(comparison.noise.floor, 0.01, accuracy: 1e-6)
      XCTAssert(!comparison.noise.isConfirmed && comparison.noise.isRefuted)
      XCTAssertEqual(comparison.rows.map(\.verdict), [.same, .undecided])
      XCTAssertFalse(comparison.isDecided)
    }
  }

  /// Under load, all take 1.6 times as long, and the other one 40 % more than that.
  func testQuietLaunchesAreAllThatCounts() throws {
    fakes.load = { _, number in number % 4 == 0 ? 1 : 1.6 }
    fakes.ratios = { _, number in [1, number % 4 == 0 ? 1.2 : 1.68, 1, 1] }
    let comparison = try comparison(launches: 20)
    let row = try XCTUnwrap(comparison.rows.last)
    XCTAssert(abs(row.ratio - 1.2) < 1e-6 && row.ratioHigh - row.ratioLow < 1e-5)
    XCTAssertEqual(row.ns, 1_200, accuracy: 1e-6)
    XCTAssert(row.core == .quiet && comparison.noise.quietShare == 0.25)
    XCTAssert(row.launches == 20 && row.quietRounds == [5, 5, 5, 5, 5])
  }

  /// The first launch has nine times as many quiet rounds as the others.
  func testLaunchesWeighAsMuchAsTheyAreQuiet() throws {
    fakes.ratios = { _, number in [1, number == 0 ? 1.2 : 1.1, 1, 1] }
    fakes.quietRounds = { $0 == 0 ? 27 : 3 }
    let row = try XCTUnwrap(try comparison(launches: 4).rows.last)
    XCTAssertEqual(log(row.ratio), (9 * log(1.2) + 3 * log(1.1)) / 12, accuracy: 1e-9)
    XCTAssertEqual(row.logMean()?.interval, row.ratioInterval)
  }

  func testWithoutQuietLaunchesAllCount() throws {
    fakes.load = { _, number in number == 0 ? 1 : 1.6 }
    let comparison = try comparison(launches: 5)
    let row = try XCTUnwrap(comparison.rows.last)
    XCTAssert(row.core == .loaded && comparison.noise.quietShare == 0.2)
    XCTAssert(abs(row.ratio - 1.1) < 1e-9 && row.logRatios?.count == 5)
    XCTAssertEqual(row.quietRounds, [5, 0, 0, 0, 0])
    XCTAssertEqual(comparison.rows.map(\.verdict), [.same, .slower])
  }

  func testWhatANeighbourMayHaveDoneIsTakenOff() throws {
    fakes.ratios = { _, _ in [1, 1.015, 1, 1] }
    for (load, verdict) in [(1.6, Verdict.undecided), (1, .slower)] {
      fakes.load = { _, _ in load }
      XCTAssertEqual(try comparison(launches: 5).rows.last?.verdict, verdict)
    }
  }

  func testAProcessorThatDoesNotTellIsUnknown() throws {
    fakes.gain = 1
    let comparison = try comparison(launches: 5)
    XCTAssert(comparison.noise.core == .unknown && comparison.noise.quietShare == nil)
    XCTAssert(comparison.rows.allSatisfy { $0.core == .unknown })
  }

  func testThreeLaunchesAreNotEnough() throws {
    XCTAssert(try fakes.pass(launches: 3).run(seed: 1).comparisons.isEmpty)
  }

  private func comparison(launches: Int) throws -> CellComparison {
    try XCTUnwrap(try fakes.pass([0], launches: launches).run(seed: 1).comparisons.first)
  }

  func testEnoughRoundsOfEnoughLaunchesAreQuiet() {
    let cases: [([Int], CoreUse)] = [
      ([10, 10, 10, 10], .quiet),
      // Ten rounds in all, in four launches.
      ([3, 3, 3, 1], .quiet), ([3, 3, 2, 1], .loaded), ([10, 10, 10, 0], .loaded),
      ([0, 0, 0, 0], .loaded),
      // A twentieth of all.
      ([4, 4, 4, 4] + Array(repeating: 0, count: 12), .quiet),
      ([4, 4, 4, 3] + Array(repeating: 0, count: 12), .loaded),
    ]
    for (rounds, core) in cases {
      XCTAssertEqual(CoreUse(rounds.map { sample(quiet: $0) }), core, "\(rounds)")
    }
  }

  func testAProbeThatGainsNothingTellsNothing() {
    for (gain, core) in [(1.49, CoreUse.unknown), (1.5, .quiet)] {
      XCTAssertEqual(CoreUse((0..<4).map { _ in sample(quiet: 20, gain: gain) }), core)
    }
  }

  func testTheMostLoadedIsTheLargest() {
    XCTAssertEqual([CoreUse.loaded, .quiet].max(), .loaded)
    XCTAssertEqual([CoreUse.loaded, .unknown, .quiet].max(), .unknown)
  }

  func testOnlyAQuietCoreHasNoAllowanceAndNoMark() {
    XCTAssertEqual(CoreUse.quiet.allowance(at: 3), 0)
    XCTAssertEqual(CoreUse.quiet.mark, "")
    for core in [CoreUse.loaded, .unknown] {
      XCTAssertEqual(core.allowance(at: -2), 0.61 * log(1.7), accuracy: 1e-12)
      XCTAssertEqual(core.mark, "*")
    }
  }

  /// Of twenty rounds so many quiet.
  private func sample(quiet: Int, gain: Double = 3) -> CellSample {
    func timing(_ rounds: Int) -> CellSample.Times {
      CellSample.Times(rounds: rounds, ns: 1, ratios: [1])
    }
    return CellSample(
      cell: CellID(flow: "add", mode: .json, protocol: .cold, items: 0), variants: ["Direct"],
      gain: gain, all: timing(20), quiet: quiet == 0 ? nil : timing(quiet))
  }
}
