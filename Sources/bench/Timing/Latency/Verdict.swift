import Console
import Foundation

/// What may be said of a version's time next to the reference's.
package enum Verdict: String, Codable, Sendable {
  case faster
  case slower
  /// As long as the reference, give or take 1 %.
  case same
  /// The interval allows for more than one of these, or the protocols differ.
  case undecided

  /// Differences up to this are none: another order of the same objects in the program shifts ratios by
  /// up to 0.9 %.
  package static let margin = 0.01

  /// The noise floor that the first control sets: how far it seems to lie from 1.
  ///
  /// Not how far its interval reaches: what makes that wide makes a version's own wide too, and counted
  /// twice it left a slowdown of 5 % undecided in a third of the cells.
  static func floor(of control: Interval) -> Double {
    max(margin, max(control.estimate, 1 / control.estimate) - 1)
  }

  /// Judges a ratio by its whole interval: beyond the floor, or within the margin, which no interval is
  /// at once.
  ///
  /// To look again and again, as `LatencyPass` does, gives noise more chances, and the intervals aren't
  /// widened for it: the floor makes up for that, as docs/STATISTICS.md shows by simulations.
  ///
  /// Where the core wasn't seen to be quiet, what a neighbour may have done to a ratio is taken off first,
  /// and nothing is the same.
  package init(_ ratio: Interval, floor: Double, core: CoreUse = .quiet) {
    // Bounds by division, so that A next to B and B next to A get fitting verdicts.
    let limit = (1 + max(floor, Self.margin)) * exp(core.allowance(at: log(ratio.estimate)))
    if ratio.low > limit {
      self = .slower
    } else if ratio.high < 1 / limit {
      self = .faster
    } else if core == .quiet, floor <= Self.margin, ratio.low >= 1 / limit, ratio.high <= limit {
      self = .same
    } else {
      self = .undecided
    }
  }

  /// What all protocols agree on.
  init(agreeing verdicts: [Verdict]) { self = Set(verdicts).count == 1 ? verdicts[0] : .undecided }
}
