/// Compares times by their ratios to the reference, which another machine leaves nearly as they are.
struct RatioComparison {
  private(set) var differences: [Difference] = []
  /// How many ratios both runs have, the reference's own left out.
  private(set) var count = 0
  /// For each ratio that seems to be what it was, the least shift that would show.
  private(set) var visible: [Double] = []
  private let floors: [CellID: Double]
  private let isAlike: Bool

  /// Where less than this doesn't show, that nothing shows says nothing.
  static let mostInvisible = 0.1

  init(of old: Baseline, with new: Baseline, isAlike: Bool) throws(RunFailure) {
    self.isAlike = isAlike
    // A cell without a floor in one of the runs has none.
    let oldFloors = Dictionary((old.noise ?? []).map { ($0.cell, $0.floor) }, uniquingKeysWith: max)
    let newFloors = Dictionary((new.noise ?? []).map { ($0.cell, $0.floor) }, uniquingKeysWith: max)
    floors = oldFloors.reduce(into: [:]) { floors, old in
      floors[old.key] = newFloors[old.key].map { max($0, old.value) }
    }
    for cell in (old.latency ?? []).map(\.cell).uniqued() {
      let before = (old.latency ?? []).filter { $0.cell == cell }
      let after = (new.latency ?? []).filter { $0.cell == cell }
      if !after.isEmpty { try compare(before, after) }
    }
  }

  private mutating func compare(_ old: [LatencyRow], _ new: [LatencyRow]) throws(RunFailure) {
    // The reference comes first in every cell.
    guard let reference = old.first, let newReference = new.first else { return }
    guard reference.architecture == newReference.architecture else {
      throw RunFailure(
        "the old run takes ratios to \(reference.architecture), the new one to "
          + "\(newReference.architecture); measure the old code again")
    }
    let pairs = old.dropFirst().compactMap { before in
      new.first { $0.architecture == before.architecture }.map { Pair(old: before, new: $0) }
    }
    count += pairs.count
    guard let floor = floors[reference.cell] else {
      return pairs.forEach { add($0, .unjudged, .noFloor) }
    }
    let effects = pairs.map { $0.effect(floor: floor) }
    // When all ratios move alike, it may be their denominator that moved.
    if let common = effects.first ?? nil, effects.allSatisfy({ $0 == common }) {
      return addAlike(pairs, common, Pair(old: reference, new: newReference))
    }
    for (pair, effect) in zip(pairs, effects) {
      let least = pair.leastShift(floor: floor)
      if let effect {
        add(pair, effect)
      } else if least > Self.mostInvisible {
        add(pair, .unjudged, .noise)
      } else {
        visible.append(least)
      }
    }
  }

  /// Every ratio of a cell rose, or every one fell.
  ///
  /// On one machine, times testify: where the reference's own changed to that effect, the change is the
  /// reference's. Where it didn't, and on another machine, where times say nothing, several ratios at
  /// once are more likely one change of the reference than many, so that only those are judged whose
  /// own time changed too.
  private mutating func addAlike(
    _ pairs: [Pair], _ effect: Difference.Effect, _ reference: Pair
  ) {
    let opposite: Difference.Effect = effect == .worse ? .better : .worse
    let isReferences = isAlike && reference.timeEffect == opposite
    for pair in pairs {
      if isAlike && pair.timeEffect == effect {
        add(pair, effect)
      } else if !isReferences {
        if pairs.count > 1 { add(pair, .unjudged, .alike) } else { add(pair, effect) }
      }
    }
    guard isReferences else { return }
    var change = difference(reference, opposite)
    (change.metric, change.old, change.new) = (Difference.time, nil, nil)
    differences.append(change)
  }

  private mutating func add(
    _ pair: Pair, _ effect: Difference.Effect, _ reason: Difference.Reason? = nil
  ) {
    var difference = difference(pair, effect)
    difference.reason = reason
    differences.append(difference)
  }

  private func difference(_ pair: Pair, _ effect: Difference.Effect) -> Difference {
    Difference(
      part: .latency, architecture: pair.old.architecture, subject: pair.old.cell.name,
      metric: Difference.ratio, old: pair.old.ratio, new: pair.new.ratio,
      oldNs: isAlike ? pair.old.ns : nil, newNs: isAlike ? pair.new.ns : nil, effect: effect)
  }
}

/// A version's times in one cell, before and now.
private struct Pair {
  let old: LatencyRow
  let new: LatencyRow

  /// Nil where the ratio is what it was, as far as can be seen.
  func effect(floor: Double) -> Difference.Effect? {
    let shift = new.ratio / old.ratio
    if new.ratioLow > old.ratioHigh, shift > 1 + floor { return .worse }
    if new.ratioHigh < old.ratioLow, shift < 1 / (1 + floor) { return .better }
    return nil
  }

  /// The least shift that shows: beyond the floor, and so far that intervals as wide as these part.
  func leastShift(floor: Double) -> Double {
    let up = old.ratioHigh / old.ratio * new.ratio / new.ratioLow
    let down = old.ratio / old.ratioLow * new.ratioHigh / new.ratio
    return max(floor, max(up, down) - 1)
  }

  /// What the times themselves say where those of all launches before lie on one side of those now.
  var timeEffect: Difference.Effect? {
    new.nsLow > old.nsHigh ? .worse : new.nsHigh < old.nsLow ? .better : nil
  }
}
