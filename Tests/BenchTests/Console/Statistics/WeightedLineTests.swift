import Testing

@testable import bench

/// Fits against certified values and closed forms.
struct WeightedLineTests {
  /// Calibration of ozone monitors.
  ///
  /// Source: NIST Statistical Reference Datasets, Norris.
  private static let norris = [
    (0.2, 0.1), (337.4, 338.8), (118.2, 118.1), (884.6, 888.0), (10.1, 9.2), (226.5, 228.1),
    (666.3, 668.5), (996.3, 998.5), (448.6, 449.1), (777.0, 778.9), (558.2, 559.2), (0.4, 0.3),
    (0.6, 0.1), (775.5, 778.1), (666.9, 668.8), (338.0, 339.3), (447.5, 448.9), (11.6, 10.8),
    (556.0, 557.7), (228.1, 228.3), (995.8, 998.0), (887.6, 888.8), (120.2, 119.6), (0.3, 0.3),
    (0.3, 0.6), (556.8, 557.6), (339.1, 339.3), (887.2, 888.0), (999.0, 998.5), (779.0, 778.9),
    (11.1, 10.2), (118.3, 117.6), (229.2, 228.9), (669.1, 668.4), (448.9, 449.2), (0.5, 0.2),
  ]

  @Test func agreesWithNIST() throws {
    let points = Self.norris.map { WeightedLine.Point(x: $0.0, y: $0.1) }
    let line = try #require(WeightedLine(through: points))
    #expect(abs(line.intercept - -0.262_323_073_774_029) < 1e-11)
    #expect(abs(line.slope - 1.002_116_818_020_45) < 1e-13)
  }

  @Test func aWeightIsARepetition() throws {
    let weighted = Self.norris.enumerated().map { index, point in
      WeightedLine.Point(x: point.0, y: point.1, weight: Double(index % 4))
    }
    let repeated = weighted.flatMap { point in
      (0..<Int(point.weight)).map { _ in WeightedLine.Point(x: point.x, y: point.y) }
    }
    let line = try #require(WeightedLine(through: weighted))
    let expected = try #require(WeightedLine(through: repeated))
    #expect(abs(line.intercept - expected.intercept) < 1e-11)
    #expect(abs(line.slope - expected.slope) < 1e-13)
  }

  /// Through three points, of which the middle one is off by 3 and weighs w, at 0, 1, 2: the line
  /// moves by 3 w / (w + 2) and keeps its slope.
  @Test(arguments: [0.0, 0.5, 1, 4])
  func agreesWithTheClosedForm(weight: Double) throws {
    let line = try #require(
      WeightedLine(through: [
        .init(x: 0, y: 10), .init(x: 1, y: 15, weight: weight), .init(x: 2, y: 14),
      ]))
    #expect(abs(line.slope - 2) < 1e-12)
    #expect(abs(line.intercept - (10 + 3 * weight / (weight + 2))) < 1e-12)
  }

  @Test func anExactLineIsFoundOverFiveDecades() throws {
    let points = [0.0, 8, 64, 512, 4_096, 100_000].map { size in
      let time = 7_000 + 10.5 * size
      return WeightedLine.Point(x: size, y: time, weight: 1 / (time * time))
    }
    let line = try #require(WeightedLine(through: points))
    #expect(abs(line.intercept - 7_000) < 1e-8)
    #expect(abs(line.slope - 10.5) < 1e-11)
    #expect(abs(line(100_000) - 1_057_000) < 1e-5)
  }

  @Test func oneAbscissaHasNoLine() {
    #expect(WeightedLine(through: []) == nil)
    #expect(WeightedLine(through: [.init(x: 1, y: 1), .init(x: 1, y: 2)]) == nil)
  }
}
