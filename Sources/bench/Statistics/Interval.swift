/// An estimate, and the range that covers the truth in 99 of 100 experiments like this one.
struct Interval: Equatable, Sendable {
  let estimate: Double
  let low: Double
  let high: Double
}

extension Interval {
  /// The mean of independent values by Student's t; nil for fewer than two.
  init?(mean values: [Double]) {
    guard let deviation = Statistics.deviation(values) else { return nil }
    let mean = Statistics.mean(values)
    let reach = Self.reach(deviation: deviation, count: values.count)
    self.init(estimate: mean, low: mean - reach, high: mean + reach)
  }

  /// How far the interval of the mean of so many values reaches to either side.
  static func reach(deviation: Double, count: Int) -> Double {
    deviation / Double(count).squareRoot() * StudentT(degreesOfFreedom: count - 1).quantile(0.995)
  }

  init(exactly value: Double) {
    self.init(estimate: value, low: value, high: value)
  }
}
