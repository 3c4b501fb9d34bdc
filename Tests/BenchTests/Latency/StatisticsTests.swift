import Testing

@testable import bench

/// Statistics against values known in closed form.
struct StatisticsTests {
  @Test(
    arguments: [
      ([5], 5), ([1, 2], 1.5), ([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([7, 7, 7], 7),
      ([-1, 0, 1_000_000], 0),
    ] as [([Double], Double)])
  func median(values: [Double], expected: Double) {
    #expect(Statistics.median(values) == expected)
  }

  @Test func medianOfTheFirstNumbers() {
    for count in 1...100 {
      let values = (1...count).map(Double.init).shuffled()
      #expect(Statistics.median(values) == Double(count + 1) / 2)
    }
  }

  @Test(arguments: [(0, 1), (0.1, 2), (0.25, 3.5), (0.5, 6), (0.9, 10), (0.95, 10.5), (1, 11)])
  func quantilesOfOneToEleven(share: Double, expected: Double) throws {
    let value = try #require(Statistics.quantile(share, of: (1...11).map(Double.init).shuffled()))
    #expect(abs(value - expected) < 1e-12)
  }

  @Test func sharesBeyondTheEndsAreTheEnds() {
    #expect(Statistics.quantile(-1, of: [1, 2, 3]) == 1)
    #expect(Statistics.quantile(2, of: [1, 2, 3]) == 3)
  }

  @Test(arguments: [([2, 8], 4), ([2, 0.5], 1), ([3], 3), ([1, 10, 100], 10)])
  func geometricMean(values: [Double], expected: Double) throws {
    let mean = try #require(Statistics.geometricMean(values))
    #expect(abs(mean - expected) < 1e-12 * expected)
  }

  @Test func geometricMeanOfPowersOfTwo() throws {
    let mean = try #require(Statistics.geometricMean((0...10).map { Double(1 << $0) }))
    #expect(abs(mean - 32) < 1e-12 * 32)
  }

  @Test func withoutValuesThereIsNothing() {
    #expect(Statistics.median([]) == nil)
    #expect(Statistics.quantile(0.1, of: []) == nil)
    #expect(Statistics.geometricMean([]) == nil)
  }

  @Test func aGeometricMeanNeedsPositiveValues() {
    #expect(Statistics.geometricMean([1, 0]) == nil)
    #expect(Statistics.geometricMean([1, -2]) == nil)
  }
}
