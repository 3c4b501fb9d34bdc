/// An estimate, and the range that covers the truth in 99 of 100 experiments like this one.
struct Interval: Equatable, Sendable {
  let estimate: Double
  let low: Double
  let high: Double
}
