/// What a latency pass has found, for people and for programs.
struct LatencyOutcome: Equatable, Sendable {
  let rows: [LatencyRow]
  let growth: [GrowthRow]
  let noise: [NoiseRow]
  let machine: MachineGrade
  let seed: UInt64
  let launches: Int
  /// How many launches were planned; nil where nobody said.
  var planned: Int?
  /// Whether there was to be a verdict in every cell.
  var isUntilDecided = false
}

extension LatencyOutcome {
  init(_ samples: LatencySamples, during disturbance: Disturbance, seed: UInt64) {
    let comparisons = samples.comparisons
    let noise = comparisons.map(\.noise)
    self.init(
      rows: comparisons.flatMap(\.rows), growth: samples.growth.map(\.row), noise: noise,
      machine: MachineGrade(
        noise, deviations: comparisons.compactMap(\.deviation), launches: samples.launches.count,
        disturbance), seed: seed, launches: samples.launches.count)
  }
}
