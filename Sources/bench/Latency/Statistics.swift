import Foundation

/// The few statistics that the reports are made of.
enum Statistics {
  /// The middle value, or the mean of the two middle ones; nil without values.
  static func median(_ values: [Double]) -> Double? {
    quantile(0.5, of: values)
  }

  /// The value below which the given share of the values lies, from 0 (smallest) to 1 (largest);
  /// nil without values.
  ///
  /// Between two values it is interpolated linearly: type 7 of Hyndman and Fan (1996), the default
  /// of R and NumPy.
  static func quantile(_ share: Double, of values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return nil }
    let position = min(max(share, 0), 1) * Double(last)
    let below = Int(position)
    let above = min(below + 1, last)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }

  /// The mean for ratios, in which 2 and 1/2 cancel out; nil without values, or when one of them
  /// isn't above 0.
  static func geometricMean(_ values: [Double]) -> Double? {
    guard !values.isEmpty, values.allSatisfy({ $0 > 0 }) else { return nil }
    return exp(values.map { log($0) }.reduce(0, +) / Double(values.count))
  }
}
