/// What may be said of a version's time next to the reference's.
enum Verdict: String, Codable, Sendable {
  case faster
  case slower
  /// As long as the reference, give or take the noise floor, and 2 % at most.
  case same
  /// The interval reaches across the edge of the noise floor: more launches are needed.
  case undecided
}

extension Verdict {
  /// However high the noise floor, versions that may differ by more than 2 % aren't the same.
  private static let widestSame = 0.02

  /// Judges a ratio by its whole interval: beyond the floor, within it, or neither.
  ///
  /// Demanding only that the estimate lies beyond the floor would call a true difference of 0.2 % in
  /// up to 8 of 1 000 cells (simulated with 20 launches that scatter by 0.6 to 1 %); this calls it in
  /// none of 40 000.
  init(_ ratio: Interval, floor: Double) {
    // Bounds by division, so that A next to B and B next to A get fitting verdicts.
    let limit = 1 + floor
    let same = 1 + min(floor, Self.widestSame)
    if ratio.low > limit {
      self = .slower
    } else if ratio.high < 1 / limit {
      self = .faster
    } else if ratio.low >= 1 / same, ratio.high <= same {
      self = .same
    } else {
      self = .undecided
    }
  }
}
