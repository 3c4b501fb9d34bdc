/// The results of timing all cells, for people and for programs.
package struct LatencyOutcome: Equatable, Sendable {
  package var rows: [LatencyRow]
  package let means: [LatencyRow]
  package let growth: [GrowthRow]
  package let noise: [NoiseRow]
  package let machine: MachineGrade
  package let seed: UInt64
  package let launches: Int
  package var layouts = 0
  package var planned: Int
  package var isUntilDecided: Bool
}

extension LatencyOutcome {
  /// The results of a recorded run, which made all the launches that it had planned.
  package init(
    rows: [LatencyRow], means: [LatencyRow], growth: [GrowthRow], noise: [NoiseRow],
    machine: MachineGrade, seed: UInt64, launches: Int
  ) {
    self.init(
      rows: rows, means: means, growth: growth, noise: noise, machine: machine, seed: seed,
      launches: launches, planned: launches, isUntilDecided: false)
  }

  package init(_ samples: LatencySamples, of plan: LatencyPlan, seed: UInt64) {
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
