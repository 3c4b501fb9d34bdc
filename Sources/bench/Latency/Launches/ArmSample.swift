/// How long one cell takes in one arm, by one launch.
struct ArmSample: Codable, Equatable, Sendable {
  let name: String
  /// Nanoseconds for one run of the flow: the median over the rounds.
  let ns: Double
  /// The median over the rounds of this time divided by the reference's in the same round.
  let ratio: Double
  /// The median over the rounds of this time less the floor's in the same round, in nanoseconds;
  /// nil where the floor isn't timed.
  let overDirect: Double?
}
