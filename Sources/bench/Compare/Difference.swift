/// One number that isn't what it was: one element of the document's `comparison`.
struct Difference: VersionRow, Hashable {
  enum Effect: String, Codable, CaseIterable, Sendable {
    case worse
    case better
    /// Neither more nor less cost.
    case changed
  }

  /// The document's key.
  let part: String
  let architecture: String
  /// The flow, the cell, or the part of the code.
  let subject: String
  let metric: String
  let old: Double
  let new: Double
  /// The times beside a ratio, in nanoseconds.
  var oldNs: Double?
  var newNs: Double?
  let effect: Effect
}
