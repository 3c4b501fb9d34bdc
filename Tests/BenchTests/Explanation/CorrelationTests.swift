import Testing

@testable import bench

/// Correlation and R² against closed forms and published values.
struct CorrelationTests {
  @Test(
    arguments: [
      ([1, 2, 3], [2, 4, 6], 1), ([1, 2, 3], [5, 3, 1], -1), ([1, 2, 1, 2], [1, 1, 2, 2], 0),
      ([0, 1, 2], [0, 0, 3], 0.75.squareRoot()),
    ] as [([Double], [Double], Double)])
  func correlation(x: [Double], y: [Double], expected: Double) throws {
    #expect(abs(try #require(Statistics.correlation(x, y)) - expected) < 1e-12)
    #expect(abs(try #require(Statistics.correlation(y, x)) - expected) < 1e-12)
  }

  /// Anscombe: Graphs in Statistical Analysis, 1973, the first of the four sets.
  @Test func anscombesQuartet() throws {
    let x: [Double] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    let rSquared = try #require(Statistics.rSquared(of: y, by: x))
    #expect(abs(rSquared - 0.6665) < 5e-5)
    let adjusted = Statistics.adjusted(rSquared: rSquared, predictors: 1, values: 11)
    #expect(abs(adjusted - 0.6295) < 5e-5)
  }

  /// Motor Trend's road tests of 1974: `summary(lm(mpg ~ wt + hp, mtcars))` in R.
  @Test func roadTestsOfCars() throws {
    let miles = [
      21.0, 21.0, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4,
      10.4, 14.7, 32.4, 30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26.0, 30.4, 15.8, 19.7,
      15.0, 21.4,
    ]
    let weight = [
      2.620, 2.875, 2.320, 3.215, 3.440, 3.460, 3.570, 3.190, 3.150, 3.440, 3.440, 4.070, 3.730,
      3.780, 5.250, 5.424, 5.345, 2.200, 1.615, 1.835, 2.465, 3.520, 3.435, 3.840, 3.845, 1.935,
      2.140, 1.513, 3.170, 2.770, 3.570, 2.780,
    ]
    let power: [Double] = [
      110, 110, 93, 110, 175, 105, 245, 62, 95, 123, 123, 180, 180, 180, 205, 215, 230, 66, 52,
      65, 97, 150, 150, 245, 175, 66, 91, 113, 264, 175, 335, 109,
    ]
    let rSquared = try #require(Statistics.rSquared(of: miles, by: weight, power))
    #expect(abs(rSquared - 0.8268) < 5e-5)
    let adjusted = Statistics.adjusted(rSquared: rSquared, predictors: 2, values: 32)
    #expect(abs(adjusted - 0.8148) < 5e-5)
  }

  @Test func predictorsThatHaveNothingInCommonAddUp() throws {
    let (x, y, z): ([Double], [Double], [Double]) = ([1, 2, 1, 2], [1, 1, 2, 2], [0, 3, 4, 9])
    let byX = try #require(Statistics.rSquared(of: z, by: x))
    let byY = try #require(Statistics.rSquared(of: z, by: y))
    let byBoth = try #require(Statistics.rSquared(of: z, by: x, y))
    #expect(abs(byBoth - (byX + byY)) < 1e-12)
  }

  @Test func whatDoesNotVaryExplainsNothing() {
    #expect(Statistics.correlation([1, 1, 1], [1, 2, 3]) == nil)
    #expect(Statistics.correlation([], []) == nil)
    #expect(Statistics.rSquared(of: [2, 2, 2], by: [1, 2, 3]) == nil)
    #expect(Statistics.rSquared(of: [1, 5, 2], by: [1, 2, 3], [2, 4, 6]) == nil)
  }
}
