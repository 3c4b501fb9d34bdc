import Foundation

/// A version's times in one cell, before and now.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far a ratio must move to count.
  let floor: Double

  /// Nil where the ratio is what it was, as far as can be seen.
  var effect: Difference.Effect? {
    let shift = new.ratio / old.ratio
    if new.ratioLow > old.ratioHigh, shift > 1 + floor { return .worse }
    if new.ratioHigh < old.ratioLow, shift < 1 / (1 + floor) { return .better }
    return nil
  }

  /// The least shift that shows: beyond the floor, and so far that intervals as wide as these part.
  var leastShift: Double {
    let up = old.ratioHigh / old.ratio * new.ratio / new.ratioLow
    let down = old.ratio / old.ratioLow * new.ratioHigh / new.ratio
    return max(floor, max(up, down) - 1)
  }

  /// What the times themselves say where those of all launches before lie on one side of those now.
  var timeEffect: Difference.Effect? {
    new.nsLow > old.nsHigh ? .worse : new.nsHigh < old.nsLow ? .better : nil
  }

  /// How far the ratio seems to have moved, whether or not that can be told from noise.
  fileprivate var shift: Double { log(new.ratio / old.ratio) }
}

extension [RatioPair] {
  /// What all of a cell have in common; nil where they don't.
  ///
  /// Noise may hide that one moved with the others: it did if it seems to have moved half as far as the
  /// least that is seen.
  var commonEffect: Difference.Effect? {
    let seen = filter { $0.effect != nil }
    guard let effect = seen.first?.effect, seen.allSatisfy({ $0.effect == effect }) else {
      return nil
    }
    let sign = effect == .worse ? 1.0 : -1.0
    let least = seen.map { $0.shift * sign }.min() ?? 0
    return allSatisfy { $0.shift * sign >= least / 2 } ? effect : nil
  }
}
