import Foundation

/// The results of a run for other programs; a part that wasn't measured is absent.
struct Document: Codable, Equatable, Sendable {
  /// The version of the keys; it changes when one of them changes its meaning or goes away.
  static let currentSchema = 3

  var schema = currentSchema
  var complete: Bool?
  var environment: BenchEnvironment?
  var seed: UInt64?
  var costs: [CostRow]?
  var calls: [CallRow]?
  var trace: [TraceRow]?
  var walk: [WalkRow]?
  /// What the user does in the flows walked.
  var steps: [StepRow]?
  var wording: [WordingRow]?
  var allocations: [AllocationRow]?
  var instructions: [InstructionRow]?
  var latency: [LatencyRow]?
  var means: [LatencyRow]?
  var growth: [GrowthRow]?
  var noise: [NoiseRow]?
  var lines: [LineRow]?
  var features: [FeatureRow]?
  var coupling: [CouplingRow]?
  var build: [BuildRow]?
  var comparison: [Difference]?
  var compared: ComparisonSummary?
  var files: [SourceCount]?
  var suites: [SuiteRow]?
  var behaviours: [BehaviourRow]?
  var doubles: [DoubleRow]?
  var proofs: [ProofRow]?
  var places: [PlaceRow]?
  var bugs: [BugRow]?
  var changes: [ChangeRow]?
  var mutants: [MutantRow]?
  /// What each suite notices of them.
  var detection: [DetectionRow]?
  var budgets: [BudgetRow]?
  var checks: [CheckRow]?
}

extension Document {
  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Document.self, from: json)
  }

  /// The rows under a key; nil where there are none.
  func rows(_ key: String) -> [any ResultRow]? {
    Mirror(reflecting: self).children.first { $0.label == key }?.value as? [any ResultRow]
  }
}
