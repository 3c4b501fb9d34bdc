import Foundation

/// Student's t distribution: how far the mean of a few values lies from the truth, in standard
/// errors.
package struct StudentT: Sendable {
  /// At least 1.
  let degreesOfFreedom: Int

  /// Takes the next whole number below, which is on the safe side.
  package init(_ degreesOfFreedom: Double) {
    // Equal weights may add up to a little less than they should.
    self.degreesOfFreedom = max(1, Int(min(degreesOfFreedom, 1e6) + 1e-9))
  }

  /// The value below which the given share of the distribution lies, from a half on.
  package func quantile(_ share: Double) -> Double {
    let central = 2 * share - 1
    // The share within t bends downwards, so that Newton's steps from 0 never pass what they look for.
    var (last, t) = (-1.0, 0.0)
    while t > last {
      last = t
      t += (central - self.share(within: t)) / (2 * density(at: t))
    }
    return last
  }

  private func density(at t: Double) -> Double {
    let degrees = Double(degreesOfFreedom)
    let exponent = (degrees + 1) / 2
    let peak = exp(lgamma(exponent) - lgamma(degrees / 2)) / (degrees * .pi).squareRoot()
    return peak * pow(1 + t * t / degrees, -exponent)
  }

  /// The share of the distribution between −t and t, by a sum that is exact for whole degrees of
  /// freedom.
  ///
  /// Source: Abramowitz and Stegun: Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
  func share(within t: Double) -> Double {
    let angle = atan(t / Double(degreesOfFreedom).squareRoot())
    let isOdd = degreesOfFreedom % 2 == 1
    var term = isOdd ? cos(angle) : 1
    let square = cos(angle) * cos(angle)
    var sum = 0.0
    for number in stride(from: isOdd ? 2 : 1, to: degreesOfFreedom, by: 2) {
      sum += term
      term *= square * Double(number) / Double(number + 1)
    }
    return isOdd ? 2 / .pi * (angle + sin(angle) * sum) : sin(angle) * sum
  }
}
