import RandomUse

/// How far a number may be off because these values were drawn and not others.
///
/// Source: Efron: Bootstrap Methods, The Annals of Statistics 1979; the percentiles of the resampled numbers.
enum Bootstrap {
  private static let samples = 1000

  /// The number with its 95 % interval, the same each time.
  static func interval<Value>(_ values: [Value], _ number: ([Value]) -> Double) -> Interval {
    guard !values.isEmpty else { return Interval(exactly: number(values)) }
    var generator = SplitMix64(seed: 1)
    let numbers = (0..<samples).map { _ in
      number(values.map { _ in values[Int.random(in: values.indices, using: &generator)] })
    }.sorted()
    return Interval(
      estimate: number(values), low: numbers[samples / 40],
      high: numbers[samples - samples / 40 - 1])
  }
}
