import Foundation

/// The statistics that need no distribution.
enum Statistics {
  /// The middle value, or the mean of the two middle ones; nil without values.
  static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  static func mean(_ values: some Collection<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  /// In which 2 and 1/2 cancel out.
  static func geometricMean(_ values: some Collection<Double>) -> Double {
    exp(mean(values.map { log($0) }))
  }

  /// The standard deviation of what the values are drawn from; nil for fewer than two.
  static func deviation(_ values: [Double]) -> Double? {
    guard values.count > 1 else { return nil }
    let mean = mean(values)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}
