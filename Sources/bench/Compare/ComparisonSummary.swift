/// What a comparison rests on: the document's `compared`.
struct ComparisonSummary: Codable, Equatable, Sendable {
  /// How many numbers that are exact, and how many ratios, both runs have.
  let exact: Int
  let ratios: Int
  /// The shift, such as 0.012, that had an even chance to show in half of the ratios that seem to be
  /// what they were; nil without any.
  let visibleInHalf: Double?
  /// The same for all of them.
  let visibleInAll: Double?
  /// What the runs were made with that isn't the same, each in words.
  let changed: [String]
  /// What one of the runs doesn't know of it.
  let unknown: [String]
  /// Which runs had a machine that was unfit, so that no time is judged: `old`, `new`, or both.
  let unfit: [String]
  let old: BenchEnvironment
  let new: BenchEnvironment
  let oldSeed: UInt64?
  let newSeed: UInt64?
}

extension ComparisonSummary {
  init(
    exact: Int, ratios: Int, visible: [Double], conditions: Conditions, unfit: [String],
    old: Baseline, new: Baseline
  ) {
    self.init(
      exact: exact, ratios: ratios, visibleInHalf: Statistics.median(visible),
      visibleInAll: visible.max(), changed: conditions.changed, unknown: conditions.unknown,
      unfit: unfit, old: old.environment, new: new.environment, oldSeed: old.seed,
      newSeed: new.seed)
  }
}
