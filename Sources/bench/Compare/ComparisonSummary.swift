/// What a comparison rests on: the document's `compared`.
struct ComparisonSummary: Codable, Equatable, Sendable {
  let exact: Int
  let ratios: Int
  let unfit: [String]
  let old: BenchEnvironment
  let new: BenchEnvironment
  var oldSeed: UInt64?
  var newSeed: UInt64?
}
