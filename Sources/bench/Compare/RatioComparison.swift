import RandomUse

/// Compares times by their ratios to the reference, which another machine leaves nearly as they are.
struct RatioComparison {
  private(set) var differences: [Difference] = []
  /// How many ratios both runs have, the reference's own left out.
  private(set) var count = 0
  /// For each ratio that seems to be what it was, the least shift that would show.
  private(set) var visible: [Double] = []
  private let floors: [CellID: Double]
  private let isAlike: Bool

  /// Less than this counts in no cell: two runs of one build differ by more than the noise within
  /// them, by up to 1.3 % where intervals parted in 214 pairs of runs with 115 ratios each.
  static let leastFloor = 0.02
  /// Where less than this doesn't show, that nothing shows says nothing.
  static let mostInvisible = 0.1

  init(of old: Baseline, with new: Baseline, isAlike: Bool) throws(RunFailure) {
    self.isAlike = isAlike
    // A cell without a floor in one of the runs has none.
    let oldFloors = Dictionary((old.noise ?? []).map { ($0.cell, $0.floor) }, uniquingKeysWith: max)
    let newFloors = Dictionary((new.noise ?? []).map { ($0.cell, $0.floor) }, uniquingKeysWith: max)
    floors = oldFloors.reduce(into: [:]) { floors, old in
      floors[old.key] = newFloors[old.key].map { max($0, old.value, Self.leastFloor) }
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
    let floor = floors[reference.cell] ?? .infinity
    let pairs = old.dropFirst().compactMap { before in
      new.first { $0.architecture == before.architecture }
        .map { RatioPair(old: before, new: $0, floor: floor) }
    }
    count += pairs.count
    for pair in pairs where pair.effect == nil {
      if floor == .infinity {
        add(pair, .unjudged, .noFloor)
      } else if pair.leastShift > Self.mostInvisible {
        add(pair, .unjudged, .noise)
      } else {
        visible.append(pair.leastShift)
      }
    }
    if let common = pairs.commonEffect {
      addAlike(pairs, common, RatioPair(old: reference, new: newReference, floor: floor))
    } else {
      for pair in pairs { if let effect = pair.effect { add(pair, effect) } }
    }
  }

  /// Every ratio of a cell rose, or every one fell: it may be their denominator that moved.
  ///
  /// On one machine, times testify: where the reference's own changed to that effect, the change is the
  /// reference's. Where it didn't, and on another machine, where times say nothing, several ratios at
  /// once are more likely one change of the reference than many, so that only those are judged whose
  /// own time changed too.
  private mutating func addAlike(
    _ pairs: [RatioPair], _ effect: Difference.Effect, _ reference: RatioPair
  ) {
    let opposite: Difference.Effect = effect == .worse ? .better : .worse
    let isReferences = isAlike && reference.timeEffect == opposite
    for pair in pairs where pair.effect != nil {
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
    _ pair: RatioPair, _ effect: Difference.Effect, _ reason: Difference.Reason? = nil
  ) {
    var difference = difference(pair, effect)
    difference.reason = reason
    differences.append(difference)
  }

  private func difference(_ pair: RatioPair, _ effect: Difference.Effect) -> Difference {
    Difference(
      part: .latency, architecture: pair.old.architecture, subject: pair.old.cell.name,
      metric: Difference.ratio, old: pair.old.ratio, new: pair.new.ratio,
      oldNs: isAlike ? pair.old.ns : nil, newNs: isAlike ? pair.new.ns : nil, effect: effect)
  }
}
