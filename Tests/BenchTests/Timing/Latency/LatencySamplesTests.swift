import Foundation
import XCTest

@testable import Stopwatch
@testable import Timing

/// What is made of all cells together.
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
}
