import Timing

/// What a comparison rests on: the document's `compared`.
package struct ComparisonSummary: Codable, Equatable, Sendable {
  let exact: Int
  let ratios: Int
  /// By which share the ratio of a version in a cell must move to count, in ascending order.
  let limits: [Double]
  /// From which change on about half of them would be found, and nine of ten.
  var halfFound: Double?
  var mostFound: Double?
  let unfit: [String]
  let old: BenchEnvironment
  let new: BenchEnvironment
  var oldSeed: UInt64?
  var newSeed: UInt64?
}
