import Foundation
import Testing

@testable import Stopwatch
@testable import bench

/// How times that grow in known ways are described.
struct GrowthTests {
  @Test func aFixedAndAPerItemCostAreFoundExactly() throws {
    let growth = try #require(growth { 5_000 + 12.5 * $0 })
    #expect(growth.fits && growth.residual < 1e-9)
    let (fixed, perItem) = (try #require(growth.fixed), try #require(growth.perItem))
    #expect([fixed.estimate, fixed.low, fixed.high].allSatisfy { abs($0 - 5_000) < 1e-6 })
    #expect([perItem.estimate, perItem.low, perItem.high].allSatisfy { abs($0 - 12.5) < 1e-9 })
  }

  /// By NumPy's `polyfit` with the inverse times as weights; without them the fixed cost is 4657.
  @Test func everySizeCountsAlikeHoweverLongItTakes() throws {
    let times = [64.0: 5_800.0, 512: 11_400, 4_096: 61_000]
    let growth = try #require(growth([64, 512, 4_096]) { times[$0] ?? 0 })
    #expect(abs((growth.fixed?.estimate ?? 0) - 4861.082057) < 1e-3)
    #expect(abs((growth.perItem?.estimate ?? 0) - 13.439915181) < 1e-6)
    #expect(abs(growth.residual - 0.030027950) < 1e-6)
  }

  /// Mostly that of the largest size, of which the fixed cost is a small part.
  @Test func theIntervalHoldsThoseOfTheTimes() throws {
    let narrow = try #require(growth(reach: 0.01) { 5_000 + 12.5 * $0 })
    let wide = try #require(growth(reach: 0.02) { 5_000 + 12.5 * $0 })
    let reaches = [narrow, wide].compactMap { $0.perItem.map { $0.high - $0.estimate } }
    #expect(reaches.count == 2 && reaches[0] > 0.01 * 12.5 && reaches[0] < 0.03 * 12.5)
    #expect(abs(reaches[1] / reaches[0] - 2) < 0.1)
  }

  @Test func smallListsDontCount() throws {
    let growth = try #require(growth { $0 < 64 ? 1 : 5_000 + 12.5 * $0 })
    #expect(growth.fits && growth.residual < 1e-9)
  }

  @Test func whatDoesntFitIsRefused() throws {
    let growth = try #require(growth { 1_000 + $0 * $0 })
    #expect(!growth.fits && growth.residual > Growth.largestResidual)
    #expect(growth.fixed == nil && growth.perItem == nil)
  }

  /// Over few sizes that is nearly a line, however much of the time is fixed.
  @Test(arguments: [0.0, 1_000, 3_000], [[64, 512, 4_096], [64, 512, 4_096, 100_000]])
  func nLogNIsRefused(fixed: Double, sizes: [Int]) throws {
    let growth = try #require(growth(sizes) { fixed + 3 * $0 * log($0) })
    #expect(!growth.fits)
  }

  /// Where nothing grows, either curve fits, and the fixed cost is all.
  @Test func aConstantTimeFits() throws {
    let growth = try #require(growth { _ in 5_000 })
    #expect(growth.fits && abs(growth.perItem?.estimate ?? 1) < 1e-9)
  }

  @Test(arguments: [[64, 512], [0, 8, 512, 4_096], []])
  func threeSizesThatFillTheScreenAreNeeded(sizes: [Int]) {
    #expect(growth(sizes) { 1 + $0 } == nil)
  }

  private func growth(
    _ sizes: [Int] = [0, 8, 64, 512, 4_096], reach: Double = 0, _ time: (Double) -> Double
  ) -> Growth? {
    let times = sizes.map { items in
      let time = time(Double(items))
      return (
        items, Interval(estimate: time, low: time / (1 + reach), high: time * (1 + reach))
      )
    }
    return Growth(of: Dictionary(uniqueKeysWithValues: times))
  }
}
