/// One thing that isn't as it was: one element of the document's `comparison`.
struct Difference: ResultRow, Hashable {
  enum Effect: String, Codable, Sendable {
    case worse
    case better
    /// Neither more nor less cost.
    case changed
    /// Measured before, and not any more: nobody can say that it is no worse.
    case gone
    /// Not measured before.
    case new
    /// Times of which nothing can be said honestly.
    case unjudged

    var isRegression: Bool { self == .worse || self == .gone }
  }

  /// Why something is unjudged.
  enum Reason: String, CaseIterable, Codable, Sendable {
    /// One of the machines was unfit.
    case unfit
    /// One of the runs has no noise floor for the cell.
    case noFloor = "no_floor"
    /// Only a shift so large would show that its absence says nothing.
    case noise
    /// All ratios of the cell moved alike, as the reference alone could make them.
    case alike
  }

  /// The metrics of times.
  static let ratio = "ratio"
  static let time = "time"

  let part: Entry.Part
  /// The version; absent where a whole part is gone or new.
  var architecture: String?
  /// The flow, the cell, or the part of the code; absent where all of a version is gone or new.
  var subject: String?
  var metric: String?
  var old: Double?
  var new: Double?
  /// The times beside a ratio, or by themselves, in nanoseconds; only where both come from the same machine.
  var oldNs: Double?
  var newNs: Double?
  let effect: Effect
  /// Only where it is unjudged.
  var reason: Reason?
}
