/// One thing that isn't as it was: one element of the document's `comparison`.
struct Difference: Codable, Hashable, Sendable {
  enum Effect: String, Codable, Sendable {
    case worse
    case better
    /// Neither more nor less cost.
    case changed
    /// Measured before, and not any more: nobody can say that it is no worse.
    case gone
    /// Not measured before.
    case new
    /// A ratio without an interval or a noise floor.
    case unjudged

    var isRegression: Bool { self == .worse || self == .gone }
  }

  let part: Entry.Part
  /// The version; absent where a whole part is gone or new.
  var architecture: String?
  /// The flow, the cell, or the part of the code; absent where all of a version is gone or new.
  var subject: String?
  var metric: String?
  var old: Double?
  var new: Double?
  /// The times beside a ratio, in nanoseconds; only where both come from the same machine.
  var oldNs: Double?
  var newNs: Double?
  let effect: Effect

  private enum CodingKeys: String, CodingKey {
    case part, architecture, subject, metric, old, new, effect
    case oldNs = "old_ns"
    case newNs = "new_ns"
  }
}
