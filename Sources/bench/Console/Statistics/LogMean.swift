import Foundation

/// The mean of a logarithm, and how far it may be off: what launches say of a ratio or of a time.
package struct LogMean: Equatable, Sendable {
  package let estimate: Double
  /// The square of the standard error.
  package let variance: Double
  package let degreesOfFreedom: Double

  package init(estimate: Double, variance: Double, degreesOfFreedom: Double) {
    (self.estimate, self.variance, self.degreesOfFreedom) = (estimate, variance, degreesOfFreedom)
  }

  /// Launches count as much as they weigh; nil for fewer than two.
  ///
  /// Unequal weights leave fewer degrees of freedom, those of so many equal ones.
  package init?(_ logarithms: [Double], weights: [Double]) {
    guard logarithms.count > 1 else { return nil }
    let total = weights.reduce(0, +)
    let effective = total * total / weights.reduce(0) { $0 + $1 * $1 }
    let mean = zip(logarithms, weights).reduce(0) { $0 + $1.0 * $1.1 } / total
    let squares = zip(logarithms, weights).reduce(0) { $0 + $1.1 * ($1.0 - mean) * ($1.0 - mean) }
    self.init(
      estimate: mean, variance: squares / total / max(effective - 1, .ulpOfOne),
      degreesOfFreedom: effective - 1)
  }

  /// The mean of several, none of which depends on another.
  ///
  /// Source: Welch: The Generalization of Student's Problem, Biometrika 1947.
  package init(over means: [LogMean]) {
    let count = Double(means.count)
    let variance = means.reduce(0) { $0 + $1.variance }
    let scatter = means.reduce(0) { $0 + $1.variance * $1.variance / $1.degreesOfFreedom }
    self.init(
      estimate: means.reduce(0) { $0 + $1.estimate } / count, variance: variance / (count * count),
      degreesOfFreedom: scatter > 0
        ? variance * variance / scatter : means.reduce(0) { $0 + $1.degreesOfFreedom })
  }

  /// How far single launches scatter.
  package var deviation: Double { (variance * (degreesOfFreedom + 1)).squareRoot() }

  /// What isn't the mean of a logarithm, but stands for it, with its 99 % interval.
  package var interval: Interval {
    let reach = variance.squareRoot() * StudentT(degreesOfFreedom).quantile(0.995)
    return Interval(
      estimate: exp(estimate), low: exp(estimate - reach), high: exp(estimate + reach))
  }
}
