/// What a latency pass has found, for people and for programs.
struct LatencyOutcome: Equatable, Sendable {
  let rows: [LatencyRow]
  let growth: [GrowthRow]
  let noise: [NoiseRow]
  let machine: MachineGrade
  let seed: UInt64
  let launches: Int
  /// How many launches there were to be.
  var planned: Int
  /// Whether there was to be a verdict in every cell.
  var isUntilDecided: Bool
}

extension LatencyOutcome {
  init(
    _ samples: LatencySamples, of plan: LatencyPlan, during disturbance: Disturbance, seed: UInt64
  ) {
    let comparisons = samples.comparisons
    let noise = comparisons.map(\.noise)
    self.init(
      rows: comparisons.flatMap(\.rows), growth: samples.growth.map(\.row), noise: noise,
      machine: MachineGrade(
        noise, deviations: comparisons.compactMap(\.deviation), launches: samples.launches.count,
        disturbance), seed: seed, launches: samples.launches.count,
      planned: plan.launches, isUntilDecided: plan.isUntilDecided)
  }
}
