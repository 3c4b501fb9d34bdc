import Console
import Foundation
import Kept
import Reading
import Suites
import Timing

/// The results of a run for other programs; a part that wasn't measured is absent.
package struct Document: Codable, Equatable, Sendable {
  /// The version of the keys; it changes when one of them changes its meaning or goes away.
  package static let currentSchema = 5

  var schema = currentSchema
  package var complete: Bool?
  package var environment: BenchEnvironment?
  package var seed: UInt64?
  package var costs: [CostRow]?
  package var calls: [CallRow]?
  package var trace: [TraceRow]?
  package var walk: [WalkRow]?
  /// What the user does in the flows walked.
  package var steps: [StepRow]?
  package var formatting: [FormattingRow]?
  package var allocations: [AllocationRow]?
  package var instructions: [InstructionRow]?
  package var latency: [LatencyRow]?
  package var means: [LatencyRow]?
  var growth: [GrowthRow]?
  var noise: [NoiseRow]?
  package var lines: [LineRow]?
  package var coupling: [CouplingRow]?
  package var comparison: [Difference]?
  package var files: [SourceCount]?
  package var suites: [SuiteRow]?
  package var behaviours: [BehaviourRow]?
  package var doubles: [DoubleRow]?
  package var proofs: [ProofRow]?
  package var places: [PlaceRow]?
  package var bugs: [BugRow]?
  package var changes: [ChangeRow]?
  package var mutants: [MutantRow]?
  /// What each suite notices of them.
  package var detection: [DetectionRow]?
  package var sizes: [SuiteSizeRow]?
}

extension Document {
  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Document.self, from: json)
  }

  /// The rows under a key; nil where there are none.
  package func rows(_ key: String) -> [any ResultRow]? {
    Mirror(reflecting: self).children.first { $0.label == key }?.value as? [any ResultRow]
  }

  /// The times of a run that was kept; nil where there are none.
  package var outcome: LatencyOutcome? {
    guard let latency, let seed, let launches = latency.map(\.launches).max() else { return nil }
    return LatencyOutcome(
      rows: latency, means: means ?? [], growth: growth ?? [], noise: noise ?? [],
      machine: MachineGrade(
        grade: environment?.grade, reason: environment?.gradeReason ?? "the file doesn't say why"),
      seed: seed, launches: launches)
  }
}
