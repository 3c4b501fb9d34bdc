import Foundation

@testable import Stopwatch

/// Normally distributed numbers which follow from a seed.
struct NormalNoise {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Source: Box and Muller, 1958.
  mutating func next() -> Double {
    let radius = (-2 * log(uniform())).squareRoot()
    return radius * cos(2 * .pi * uniform())
  }

  private mutating func uniform() -> Double {
    (Double(generator.next() >> 11) + 0.5) / Double(1 << 53)
  }
}
