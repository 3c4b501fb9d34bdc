import RandomUse

/// Compares times by their ratios to the reference, as far as both runs have them.
struct RatioComparison {
  private(set) var differences: [Difference] = []
  /// How many ratios both runs have.
  private(set) var count = 0
  /// For each ratio that seems to be what it was, the least shift that would show.
  private(set) var visible: [Double] = []

  init(of old: Document, with new: Document) {
    let floors = [old, new].map { document in
      Dictionary(
        (document.noise ?? []).map { ($0.cell, $0.floor) }, uniquingKeysWith: { max($0, $1) })
    }
    let later = Dictionary(
      (new.latency ?? []).map { (Place($0), $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = (old.latency ?? []).compactMap { before -> RatioPair? in
      // A cell without a floor in one of the runs can't be judged.
      guard before.architecture != old.reference, let after = later[Place(before)],
        let floor = floors[0][before.cell], let newFloor = floors[1][before.cell]
      else { return nil }
      return RatioPair(
        old: before, new: after, floor: max(floor, newFloor, RatioPair.leastFloor))
    }
    count = pairs.count
    for pair in pairs {
      if let effect = pair.effect {
        differences.append(pair.difference(effect))
      } else {
        visible.append(pair.leastShift)
      }
    }
  }

  private struct Place: Hashable {
    let architecture: String
    let cell: CellID

    init(_ row: LatencyRow) {
      (architecture, cell) = (row.architecture, row.cell)
    }
  }
}
