/// What may be said of a version's time next to the reference's.
enum Verdict: String, Codable, Sendable {
  case faster
  case slower
  /// As long as the reference, give or take 1 %.
  case same
  /// The interval allows for more than one of these: more launches are needed.
  case undecided
}

extension Verdict {
  /// Two versions are the same when they can't differ by more than this, whatever the noise: a test of
  /// equivalence, which noise makes harder to pass, not easier.
  static let margin = 0.01

  /// Judges a ratio by its whole interval: beyond the floor, else within the margin, or neither.
  ///
  /// Demanding only that the estimate lies beyond the floor would call a true difference of 0.2 % in
  /// up to 8 of 1 000 cells (simulated with 20 launches that scatter by 0.6 to 1 %); this calls it in
  /// none of 40 000.
  ///
  /// To look again and again, as `LatencyPass` does, gives noise more chances, and the intervals aren't
  /// widened for it: the floor makes up for that. Simulated with up to ten looks, after 20 to 757
  /// launches that scatter by 0.5, 1, or 2 %, normally or skewed, 20 000 times each: of true differences
  /// up to 0.2 % none is ever called, of those of 0.4 % at most 6 in 10 000, and at the very edge of the
  /// least floor, 0.5 %, at most 93.
  init(_ ratio: Interval, floor: Double) {
    // Bounds by division, so that A next to B and B next to A get fitting verdicts.
    let limit = 1 + floor
    let same = 1 + Self.margin
    if ratio.low > limit {
      self = .slower
    } else if ratio.high < 1 / limit {
      self = .faster
    } else if floor <= Self.margin, ratio.low >= 1 / same, ratio.high <= same {
      self = .same
    } else {
      self = .undecided
    }
  }
}
