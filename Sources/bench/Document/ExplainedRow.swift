/// How much of the spread of times, over flows and versions, goes along with other counts.
struct ExplainedRow: Codable, Equatable, Sendable {
  /// The counts that times are laid beside.
  enum Predictors: String, Codable, Sendable {
    case messages
    case allocations
    case both
  }

  let by: Predictors
  /// How many pairs of a flow and a version it is about.
  let cells: Int
  /// The share of the variance that a straight line, or plane, through the counts accounts for.
  let rSquared: Double
  /// The same less what counts without any meaning would be expected to account for, were the cells
  /// independent.
  let rSquaredAdjusted: Double

  private enum CodingKeys: String, CodingKey {
    case by
    case cells
    case rSquared = "r_squared"
    case rSquaredAdjusted = "r_squared_adjusted"
  }
}
