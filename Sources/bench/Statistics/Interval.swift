import Foundation

/// An estimate, and the range that covers the truth in 99 of 100 experiments like this one.
struct Interval: Equatable, Sendable {
  let estimate: Double
  let low: Double
  let high: Double
}

extension Interval {
  /// The mean of independent values by Student's t; nil for fewer than two.
  init?(mean values: [Double], confidence: Double = 0.99) {
    guard values.count > 1 else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let standardError = (squares / (count - 1) / count).squareRoot()
    let reach =
      standardError
      * StudentT(degreesOfFreedom: values.count - 1).quantile((1 + confidence) / 2)
    self.init(estimate: mean, low: mean - reach, high: mean + reach)
  }

  /// The geometric mean, in which 2 and 1/2 cancel out; nil for fewer than two values.
  init?(ratios: [Double]) {
    guard let interval = Interval(mean: ratios.map { log($0) }) else { return nil }
    self.init(
      estimate: exp(interval.estimate), low: exp(interval.low), high: exp(interval.high))
  }

  /// What is known for sure.
  init(exactly value: Double) {
    self.init(estimate: value, low: value, high: value)
  }

  /// A ratio's interval after so many times the launches: its logarithm shrinks with their square
  /// root.
  func shrunk(byLaunches factor: Double) -> Interval {
    let share = 1 / factor.squareRoot()
    return Interval(
      estimate: estimate, low: estimate * pow(low / estimate, share),
      high: estimate * pow(high / estimate, share))
  }
}
