/// What a latency pass has found, for people and for programs.
struct LatencyOutcome: Equatable, Sendable {
  var rows: [LatencyRow]
  let means: [LatencyRow]
  let growth: [GrowthRow]
  let noise: [NoiseRow]
  let machine: MachineGrade
  let seed: UInt64
  let launches: Int
  var layouts = 0
  var planned: Int
  var isUntilDecided: Bool
}

extension LatencyOutcome {
  init(_ samples: LatencySamples, of plan: LatencyPlan, seed: UInt64) {
    let comparisons = samples.comparisons
    let noise = comparisons.map(\.noise)
    self.init(
      rows: comparisons.flatMap(\.rows).agreed, means: samples.means.flatMap(\.rows).agreed,
      growth: comparisons.growth, noise: noise,
      machine: MachineGrade(
        noise, deviations: comparisons.compactMap(\.deviation), launches: samples.launches.count),
      seed: seed, launches: samples.launches.count, layouts: samples.layouts,
      planned: plan.launches, isUntilDecided: plan.isUntilDecided)
  }
}
