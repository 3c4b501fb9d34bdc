/// A version's ratio in one cell, before and now.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far a ratio must move to count.
  let floor: Double

  /// Less than this counts in no cell: two runs of one build differ by more than the noise within
  /// them, by up to 1.3 % where intervals parted in 214 pairs of runs with 115 ratios each.
  static let leastFloor = 0.02

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

  /// Nil where the ratio is what it was.
  var difference: Difference? {
    effect.map { effect in
      Difference(
        part: "latency", architecture: old.architecture, subject: old.cell.name, metric: "ratio",
        old: old.ratio, new: new.ratio, oldNs: old.ns, newNs: new.ns, effect: effect)
    }
  }
}

extension RatioPair {
  /// The ratios that both runs have.
  static func pairs(of old: Document, with new: Document) -> [RatioPair] {
    (old.latency ?? []).filter { $0.architecture != old.reference }.compactMap { before in
      let after = new.latency?.first {
        $0.architecture == before.architecture && $0.cell == before.cell
      }
      let floors = [old, new].compactMap { $0.noise?.first { $0.cell == before.cell }?.floor }
      // A cell without a floor in one of the runs can't be judged.
      guard let after, floors.count == 2 else { return nil }
      return RatioPair(old: before, new: after, floor: max(floors[0], floors[1], leastFloor))
    }
  }
}
