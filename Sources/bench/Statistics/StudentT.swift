import Foundation

/// Student's t distribution: how far the mean of a few values lies from the truth, in standard
/// errors.
struct StudentT: Sendable {
  /// At least 1.
  let degreesOfFreedom: Int

  /// The value below which the given share of the distribution lies; infinite for 0 and 1.
  func quantile(_ share: Double) -> Double {
    if share < 0.5 { return -quantile(1 - share) }
    let central = 2 * share - 1
    guard central > 0, central < 1 else { return central > 0 ? .infinity : 0 }
    var (low, high) = (0.0, 1.0)
    while self.share(within: high) < central { (low, high) = (high, high * 2) }
    // Halves until two neighbouring numbers are left.
    while case let middle = (low + high) / 2, low < middle, middle < high {
      if self.share(within: middle) < central { low = middle } else { high = middle }
    }
    return high
  }

  /// The share of the distribution between −t and t, by a sum that is exact for whole degrees of
  /// freedom.
  ///
  /// Source: Abramowitz and Stegun: Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
  func share(within t: Double) -> Double {
    let angle = atan(t / Double(degreesOfFreedom).squareRoot())
    let isOdd = degreesOfFreedom % 2 == 1
    var term = isOdd ? cos(angle) : 1
    var sum = 0.0
    for number in stride(from: isOdd ? 2 : 1, to: degreesOfFreedom, by: 2) {
      sum += term
      term *= cos(angle) * cos(angle) * Double(number) / Double(number + 1)
    }
    return isOdd ? 2 / .pi * (angle + sin(angle) * sum) : sin(angle) * sum
  }
}
