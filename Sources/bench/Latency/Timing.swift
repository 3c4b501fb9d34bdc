/// How long the flow takes for one contender, alone and next to the reference.
struct Timing: Equatable, Sendable {
  let name: String
  /// Nanoseconds for one run of the flow: the median over the rounds.
  let ns: Double
  /// The 10th percentile over the rounds, which unlike the least doesn't drift as rounds are added.
  let nsLow: Double
  /// The 90th percentile over the rounds.
  let nsHigh: Double
  /// The median over the rounds of this time divided by the reference's in the same round.
  let ratio: Double
  let rounds: Int
  /// How many runs were timed together in each round.
  let batch: Int
}

extension Timing {
  /// Sums up the times of one run in each round, and those of the reference in the same rounds.
  init(name: String, times: [Double], reference: [Double], batch: Int) {
    self.name = name
    ns = Statistics.median(times) ?? 0
    nsLow = Statistics.quantile(0.1, of: times) ?? 0
    nsHigh = Statistics.quantile(0.9, of: times) ?? 0
    ratio = Statistics.median(zip(times, reference).map { $0 / $1 }) ?? 1
    rounds = times.count
    self.batch = batch
  }
}
