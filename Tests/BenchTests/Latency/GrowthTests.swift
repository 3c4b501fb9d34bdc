import Foundation
import Testing

@testable import bench

/// How times that grow in known ways are described.
struct GrowthTests {
  @Test func aFixedAndAPerItemCostAreFoundExactly() throws {
    let row = try #require(row { 5_000 + 12.5 * $0 })
    #expect(row.fits && row.maxResidual < 1e-9)
    let costs = [row.fixedNs, row.fixedNsLow, row.fixedNsHigh].compactMap(\.self)
    #expect(costs.count == 3 && costs.allSatisfy { abs($0 - 5_000) < 1e-6 })
    let perItem = [row.perItemNs, row.perItemNsLow, row.perItemNsHigh].compactMap(\.self)
    #expect(perItem.count == 3 && perItem.allSatisfy { abs($0 - 12.5) < 1e-9 })
    #expect(row.slope == nil)
  }

  /// By NumPy's `polyfit` with the inverse times as weights; without them the fixed cost is 4657.
  @Test func everySizeCountsAlikeHoweverLongItTakes() throws {
    let times = [64.0: 5_800.0, 512: 11_400, 4_096: 61_000]
    let row = try #require(row(sizes: [64, 512, 4_096]) { times[$0] ?? 0 })
    #expect(abs((row.fixedNs ?? 0) - 4861.082057) < 1e-3)
    #expect(abs((row.perItemNs ?? 0) - 13.439915181) < 1e-6)
    #expect(abs(row.maxResidual - 0.030027950) < 1e-6)
  }

  @Test func theIntervalIsOverLaunches() throws {
    // Launches differ by a factor, as those of different speed do.
    let factors = [0.9, 1, 1.1]
    let row = try #require(row(factors: factors) { 5_000 + 12.5 * $0 })
    let expected = try #require(Interval(mean: factors.map { 12.5 * $0 }))
    #expect(abs((row.perItemNs ?? 0) - 12.5) < 1e-9)
    #expect(abs((row.perItemNsLow ?? 0) - expected.low) < 1e-9)
    #expect(abs((row.perItemNsHigh ?? 0) - expected.high) < 1e-9)
  }

  @Test func smallListsDontCount() throws {
    let row = try #require(row { $0 < 64 ? 1 : 5_000 + 12.5 * $0 })
    #expect(row.fits && row.maxResidual < 1e-9)
  }

  @Test func whatDoesntFitIsRefused() throws {
    let row = try #require(row { 1_000 + $0 * $0 })
    #expect(!row.fits)
    #expect(row.maxResidual > Growth.largestResidual)
    #expect(
      [row.fixedNs, row.fixedNsLow, row.perItemNs, row.perItemNsHigh].allSatisfy { $0 == nil })
  }

  @Test(arguments: [0.0, 0.5, 1, 2])
  func theExponentIsThatOfAPower(exponent: Double) throws {
    let row = try #require(row(sizes: [64, 512, 4_096, 100_000]) { 3 * pow($0, exponent) })
    let slopes = [row.slope, row.slopeLow, row.slopeHigh].compactMap(\.self)
    #expect(slopes.count == 3 && slopes.allSatisfy { abs($0 - exponent) < 1e-9 })
  }

  @Test(arguments: [[64, 512], [0, 8, 512, 4_096], []])
  func threeSizesThatFillTheScreenAreNeeded(sizes: [Int]) {
    #expect(row(sizes: sizes) { 1 + $0 } == nil)
  }

  private func row(
    sizes: [Int] = [0, 8, 64, 512, 4_096], factors: [Double] = [1, 1],
    _ time: (Double) -> Double
  ) -> GrowthRow? {
    let cells = sizes.map { CellID(flow: "open-list", mode: .typed, items: $0) }
    let launches = factors.map { factor in
      cells.map { cell in
        let ns = factor * time(Double(cell.items))
        return CellSample(
          cell: cell, rounds: 3,
          arms: [ArmSample(name: "MVC", ns: ns, ratio: 1, overDirect: nil)])
      }
    }
    let samples = LatencySamples(cells: cells, arms: ["MVC"], launches: launches)
    return samples.growth.first?.row
  }
}
