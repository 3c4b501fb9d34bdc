/// The statistics that need no distribution.
package enum Statistics {
  /// The middle value, or the mean of the two middle ones; nil without values.
  package static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  package static func mean(_ values: some Collection<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  /// How far each value goes with the next one: of n independent ones, by -1/n in the mean.
  package static func serialCorrelation(_ values: [Double]) -> Double {
    let mean = mean(values)
    let products = zip(values, values.dropFirst()).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return squares > 0 ? products / squares : 0
  }
}
