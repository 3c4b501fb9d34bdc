/// What a latency pass has found, for people and for programs.
struct LatencyOutcome: Equatable, Sendable {
  let rows: [LatencyRow]
  let growth: [GrowthRow]
  let noise: [NoiseRow]
  let machine: MachineGrade
  let seed: UInt64
}

extension LatencyOutcome {
  init(_ samples: LatencySamples, during disturbance: Disturbance, seed: UInt64) {
    let comparisons = samples.comparisons
    let noise = comparisons.map(\.noise)
    self.init(
      rows: comparisons.flatMap(\.rows), growth: samples.growth.map(\.row), noise: noise,
      machine: MachineGrade(noise, disturbance), seed: seed)
  }
}
