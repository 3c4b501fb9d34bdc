/// What a comparison rests on: the document's `compared`.
struct ComparisonSummary: Codable, Equatable, Sendable {
  /// How many numbers that are exact, and how many ratios, both runs have.
  let exact: Int
  let ratios: Int
  /// Which runs had a machine that was unfit, so that no time is judged: `old`, `new`, or both.
  let unfit: [String]
  let old: BenchEnvironment
  let new: BenchEnvironment
  var oldSeed: UInt64?
  var newSeed: UInt64?
}
