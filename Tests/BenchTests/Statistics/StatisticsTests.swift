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

  @Test func withoutValuesThereIsNothing() {
    #expect(Statistics.median([]) == nil)
  }
}
