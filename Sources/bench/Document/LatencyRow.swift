/// How long one flow takes in one architecture with a list of a given size.
struct LatencyRow: Codable, Equatable, Sendable {
  let architecture: String
  let flow: String
  let mode: Mode
  let items: Int
  /// How many processes measured it.
  let launches: Int
  /// How many rounds each process measured.
  let rounds: Int
  /// Nanoseconds for one run of the flow: the median over the rounds.
  let ns: Double
  /// The nanoseconds that one round in ten stays below.
  let nsLow: Double
  /// The nanoseconds that one round in ten goes beyond.
  let nsHigh: Double
  /// The median over the rounds of this time divided by that of the reference in the same round.
  let ratio: Double

  private enum CodingKeys: String, CodingKey {
    case architecture
    case flow
    case mode
    case items
    case launches
    case rounds
    case ns
    case nsLow = "ns_low"
    case nsHigh = "ns_high"
    case ratio
  }
}
