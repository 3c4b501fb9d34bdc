import Console
import Foundation

/// How a version's time compares with the reference's time.
package enum Verdict: String, Codable, Sendable {
  case faster
  case slower
  /// The times are the same within 1 %.
  case same
  /// The interval includes more than one of these, or cold and warm times disagree.
  case undecided

  /// A smaller difference counts as no difference, because another order of the same object files
  /// in the program shifts ratios by up to 0.9 %.
  package static let margin = 0.01

  /// The noise floor that the first control sets: how far it seems to lie from 1.
  ///
  /// We don't use the width of its interval, because the same noise makes a version's interval
  /// wide, too. Counted twice, it left a slowdown of 5 % undecided in a third of the cells.
  static func floor(of control: Interval) -> Double {
    max(margin, max(control.estimate, 1 / control.estimate) - 1)
  }

  /// Judges a ratio by its whole interval, which can lie beyond the floor or within the margin, but
  /// not both.
  ///
  /// `LatencyPass` looks at the verdicts several times, which gives noise more chances. We don't
  /// widen the intervals for this: the floor compensates it, as docs/STATISTICS.md shows by
  /// simulations.
  ///
  /// If the core wasn't quiet, we first subtract the possible effect of another program, and no
  /// ratio is the same.
  package init(_ ratio: Interval, floor: Double, core: CoreUse = .quiet) {
    // The lower bound is 1 / limit, so that A compared with B and B compared with A get matching
    // verdicts.
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

  /// The verdict on which cold and warm times agree, or else undecided.
  init(agreeing verdicts: [Verdict]) { self = Set(verdicts).count == 1 ? verdicts[0] : .undecided }
}
