import Foundation
import XCTest

@testable import Console
@testable import Timing

/// How times that grow in known ways are described.
final class GrowthTests: XCTestCase {
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
