import Foundation
import XCTest

@testable import Console
@testable import Stopwatch
@testable import Timing

/// What is made of all cells together, and how times that grow in known ways are described.
final class LatencySamplesTests: XCTestCase {
  private static let flows: [Flow] = [.refresh, .add]
  private let variants = ["Direct", "Other", Controls.first, Controls.second]

  /// So that a mean's ratio times its time is the other's, as everywhere.
  func testTheMeanIsThatOfTheCells() throws {
    let samples = samples { flow, launch in
      (flow == Flow.add.name ? 2 : 0.605) * (launch.isMultiple(of: 2) ? 1.01 : 1)
    }
    let mean = try XCTUnwrap(samples.means.first?.rows.last)
    XCTAssertEqual(samples.means.map(\.cell.flow), [LatencyRow.mean])
    XCTAssert(mean.flow == LatencyRow.mean && mean.items == 64 && mean.launches == 6)
    let cells = samples.comparisons.compactMap(\.rows.last)
    XCTAssertLessThan(abs(mean.ratio - (cells[0].ratio * cells[1].ratio).squareRoot()), 1e-9)
    XCTAssertLessThan(abs(mean.ns - (cells[0].ns * cells[1].ns).squareRoot()), 1e-6)
    // Two that are equally sure: half the variance, and twice the degrees of freedom.
    let reach = log(1.01) / 2 / 5.0.squareRoot() / 2.0.squareRoot() * 3.169_272_7
    XCTAssertLessThan(abs(log(mean.ratioHigh / mean.ratio) - reach), 1e-6)
    XCTAssert(mean.verdict == .slower && mean.core == .quiet)
    XCTAssert(mean.logRatios == nil && mean.quietRounds == nil && mean.overDirectNs == nil)
  }

  func testAMeanWithALoadedCellIsLoaded() {
    let samples = samples(loaded: Flow.add.name) { _, _ in 1 }
    XCTAssertEqual(samples.comparisons.map(\.noise.core), [.quiet, .loaded])
    XCTAssertEqual(samples.means.flatMap(\.rows).map(\.core), [.loaded, .loaded])
  }

  func testOneFlowHasNoMeanAndNoneHasOneWithoutLaunches() {
    XCTAssert(samples(flows: [.refresh]) { _, _ in 1 }.means.isEmpty)
    var samples = samples { _, _ in 1 }
    samples.launches = []
    XCTAssert(samples.means.isEmpty)
  }

  func testProtocolsMustAgree() {
    let rows = [TimingProtocol.cold, .warm].flatMap { timing in
      ["A", "B", "C"].map { name in
        var row = LatencyFixture.row(
          name, CellID(flow: "add", mode: .withoutDecoding, protocol: timing, items: 8))
        row.verdict = name == "A" ? .slower : name == "B" && timing == .warm ? .same : .faster
        return row
      }
    }
    XCTAssertEqual(
      rows.agreed.map(\.verdict), [.slower, .undecided, .faster, .slower, .undecided, .faster])
  }

  private func samples(
    flows: [Flow] = flows, loaded: String? = nil, _ ratio: (String, Int) -> Double
  ) -> LatencySamples {
    let cells = flows.map {
      CellID(flow: $0.name, mode: .json, protocol: .cold, items: 64)
    }
    let launches = (0..<6).map { launch in
      cells.map { cell -> CellSample in
        let timing = CellSample.Times(
          rounds: 5, ns: cell.flow == Flow.add.name ? 1_000 : 4_000,
          ratios: [1, ratio(cell.flow, launch), 1, 1])
        return CellSample(
          cell: cell, variants: variants, gain: 3, all: timing,
          quiet: cell.flow == loaded ? nil : timing)
      }
    }
    return LatencySamples(cells: cells, launches: launches)
  }

  func testAFixedAndAPerItemCostAreFoundExactly() throws {
    for (perItem, time) in [
      (12.5, { 5_000 + 12.5 * $0 }),
      // Small lists don't count.
      (12.5, { $0 < 64 ? 1 : 5_000 + 12.5 * $0 }),
      // Where nothing grows, either curve fits, and the fixed cost is all.
      (0, { _ in 5_000 }),
    ] as [(Double, (Double) -> Double)] {
      let growth = try XCTUnwrap(growth { time($0) })
      XCTAssert(growth.fits && growth.residual < 1e-9)
      for (interval, cost) in [(growth.fixed, 5_000), (growth.perItem, perItem)] {
        let ends = interval.map { [$0.estimate, $0.low, $0.high] } ?? []
        XCTAssert(ends.count == 3 && ends.allSatisfy { abs($0 - cost) < 1e-6 }, "\(ends)")
      }
    }
  }

  /// By NumPy's `polyfit` with the inverse times as weights; without them the fixed cost is 4657.
  func testEverySizeCountsAlikeHoweverLongItTakes() throws {
    let times = [64.0: 5_800.0, 512: 11_400, 4_096: 61_000]
    let growth = try XCTUnwrap(growth([64, 512, 4_096]) { times[$0] ?? 0 })
    XCTAssertEqual((growth.fixed?.estimate ?? 0), 4861.082057, accuracy: 1e-3)
    XCTAssertEqual((growth.perItem?.estimate ?? 0), 13.439915181, accuracy: 1e-6)
    XCTAssertEqual(growth.residual, 0.030027950, accuracy: 1e-6)
  }

  /// Mostly that of the largest size, of which the fixed cost is a small part.
  func testTheIntervalHoldsThoseOfTheTimes() throws {
    let narrow = try XCTUnwrap(growth(reach: 0.01) { 5_000 + 12.5 * $0 })
    let wide = try XCTUnwrap(growth(reach: 0.02) { 5_000 + 12.5 * $0 })
    let reaches = [narrow, wide].compactMap { $0.perItem.map { $0.high - $0.estimate } }
    XCTAssert(reaches.count == 2 && reaches[0] > 0.01 * 12.5 && reaches[0] < 0.03 * 12.5)
    XCTAssertLessThan(abs(reaches[1] / reaches[0] - 2), 0.1)
  }

  func testWhatDoesntFitIsRefused() throws {
    let growth = try XCTUnwrap(growth { 1_000 + $0 * $0 })
    XCTAssert(!growth.fits && growth.residual > Growth.largestResidual)
    XCTAssert(growth.fixed == nil && growth.perItem == nil)
  }

  /// Over few sizes that is nearly a line, however much of the time is fixed.
  func testNLogNIsRefused() throws {
    for sizes in [[64, 512, 4_096], [64, 512, 4_096, 100_000]] {
      for fixed in [0.0, 1_000, 3_000] {
        let growth = try XCTUnwrap(growth(sizes) { fixed + 3 * $0 * log($0) })
        XCTAssertFalse(growth.fits, "\(fixed), \(sizes)")
      }
    }
  }

  func testThreeSizesThatFillTheScreenAreNeeded() {
    for sizes in [[64, 512], [0, 8, 512, 4_096], []] {
      XCTAssertNil(growth(sizes) { 1 + $0 }, "\(sizes)")
    }
  }

  private func growth(
    _ sizes: [Int] = [0, 8, 64, 512, 4_096], reach: Double = 0, _ time: (Double) -> Double
  ) -> Growth? {
    let times = sizes.map { items in
      let (time, share) = (time(Double(items)), 1 + reach)
      return (items, Interval(estimate: time, low: time / share, high: time * share))
    }
    return Growth(of: Dictionary(uniqueKeysWithValues: times))
  }
}
