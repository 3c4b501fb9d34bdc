/// Compares times by their ratios to the reference, which another machine leaves as they are.
struct RatioComparison {
  private(set) var differences: [Difference] = []
  /// How many ratios both runs have, the reference's own left out.
  private(set) var count = 0
  private let floors: [String: Double]
  private let isAlike: Bool

  init(of old: Baseline, with new: Baseline, isAlike: Bool) throws {
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
      if !after.isEmpty { try compare(before, after, in: cell) }
    }
  }

  private mutating func compare(
    _ old: [Baseline.Latency], _ new: [Baseline.Latency], in cell: String
  ) throws {
    // The reference comes first in every cell.
    guard let reference = old.first, let newReference = new.first else { return }
    guard reference.architecture == newReference.architecture else {
      throw RunFailure(
        "the old run takes ratios to \(reference.architecture), the new one to "
          + "\(newReference.architecture); measure the old code again")
    }
    var effects: [Difference.Effect?] = []
    for before in old.dropFirst() {
      guard let after = new.first(where: { $0.architecture == before.architecture }) else {
        continue
      }
      count += 1
      let effect = effect(before, after)
      effects.append(effect)
      if let effect { differences.append(difference(before, after, effect)) }
    }
    if effects.count > 1, effects.allSatisfy({ $0 == .better }),
      !isAlike || newReference.ns > reference.ns
    {
      differences.append(difference(reference, newReference, .worse))
    }
  }

  /// Nil where the ratio is what it was, as far as can be seen.
  private func effect(
    _ old: Baseline.Latency, _ new: Baseline.Latency
  ) -> Difference.Effect? {
    guard let floor = floors[old.cell], let oldLow = old.ratioLow, let oldHigh = old.ratioHigh,
      let newLow = new.ratioLow, let newHigh = new.ratioHigh, old.ratio > 0, new.ratio > 0
    else { return .unjudged }
    let shift = new.ratio / old.ratio
    if newLow > oldHigh, shift > 1 + floor { return .worse }
    if newHigh < oldLow, shift < 1 / (1 + floor) { return .better }
    return nil
  }

  private func difference(
    _ old: Baseline.Latency, _ new: Baseline.Latency, _ effect: Difference.Effect
  ) -> Difference {
    Difference(
      part: .latency, architecture: old.architecture, subject: old.cell, metric: "ratio",
      old: old.ratio, new: new.ratio, oldNs: isAlike ? old.ns : nil,
      newNs: isAlike ? new.ns : nil, effect: effect)
  }
}
