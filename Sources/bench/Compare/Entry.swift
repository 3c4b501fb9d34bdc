/// What is compared as one: a version's calls in a flow, its time in a cell, its lines of a part.
struct Entry: Hashable, Sendable {
  enum Part: String, CaseIterable, Codable, Sendable {
    case calls
    case allocations
    case instructions
    case latency
    case lines

    /// Whether its numbers follow from the code only where the same compiler made the same of it.
    var needsLikeBuilds: Bool { self == .allocations || self == .instructions }
  }

  let part: Part
  let architecture: String
  let subject: String
}

/// A number of an entry that is the same in every run of the same code.
struct ExactValue: Equatable, Sendable {
  let metric: String
  let value: Int
  /// Whether more of it costs more; a detail only says where a difference comes from.
  var isCost = true
}
