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

  /// By NumPy's `correlate` of the deviations from the mean.
  @Test(
    arguments: [
      ([1, 2, 3, 4], 0.25), ([1, -1, 1, -1], -0.75), ([1, 1, -1, -1], 0.25), ([5, 5, 5], 0),
      ([], 0),
    ] as [([Double], Double)])
  func serialCorrelation(values: [Double], expected: Double) {
    #expect(abs(Statistics.serialCorrelation(values) - expected) < 1e-12)
  }

  /// Of twenty independent values, -1/20 in the mean.
  @Test func independentValuesGoAgainstOneAnotherALittle() {
    var noise = NormalNoise(seed: 1)
    let found = (0..<4_000).map { _ in
      Statistics.serialCorrelation((0..<20).map { _ in noise.next() })
    }
    #expect(abs(Statistics.mean(found) + 0.05) < 0.01)
  }
}
