/// The results of an earlier run, as far as they are compared.
struct Baseline: Decodable, Equatable, Sendable {
  let environment: BenchEnvironment
  let seed: UInt64?
  /// False where the run was interrupted.
  let complete: Bool?
  let calls: [CallRow]?
  let allocations: [AllocationRow]?
  let instructions: [InstructionRow]?
  let latency: [LatencyRow]?
  let noise: [NoiseRow]?
  let lines: [LineRow]?

  /// Whether it has times of which nothing may be said.
  var isUnfit: Bool { latency != nil && environment.grade == .unfit }

  /// Whether it has times to judge.
  var isTimed: Bool { latency != nil && !isUnfit }
}
