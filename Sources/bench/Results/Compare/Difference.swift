import Console

/// A number that differs between two runs: one element of the document's `comparison`.
package struct Difference: VersionRow, Hashable {
  enum Effect: String, Codable, CaseIterable, Sendable {
    case worse
    case better
    /// The number differs, but it isn't a cost.
    case changed
  }

  static let ratio = "ratio"

  let part: String
  package let version: String
  let subject: String
  let metric: String
  let old: Double
  let new: Double
  let effect: Effect
}

extension Difference {
  /// Nil if the number is the same in both runs.
  init?(_ number: ExactNumber, _ old: Int, _ new: Int) {
    guard old != new else { return nil }
    self.init(
      part: number.part, version: number.version, subject: number.subject,
      metric: number.metric, old: Double(old), new: Double(new),
      effect: !number.isCost ? .changed : new > old ? .worse : .better)
  }
}
