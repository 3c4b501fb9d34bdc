/// An estimate, and the range that covers the truth in 99 of 100 experiments like this one.
package struct Interval: Equatable, Sendable {
  package let estimate: Double
  package let low: Double
  package let high: Double

  package init(estimate: Double, low: Double, high: Double) {
    (self.estimate, self.low, self.high) = (estimate, low, high)
  }
}
