import RandomUse

/// What all launches of a pass have measured.
struct LatencySamples: Sendable {
  /// The cells in the order of the plan, each under its protocols.
  let cells: [CellID]
  /// Every cell that had no verdict yet, launched once in each of these.
  var launches: [[CellSample]] = []
  /// How many orders of its objects the program had in these; 0 where it was the same program always.
  var layouts = 0

  /// Each cell by itself; those with too few launches are left out.
  var comparisons: [CellComparison] {
    cells.compactMap { cell in
      let samples = samples(of: cell)
      return CellComparison(of: samples, quietEnd: CellComparison.quietEnd(of: samples))
    }
  }

  var undecided: Set<CellID> {
    Set(comparisons.filter { !$0.isDecided }.map(\.cell))
  }

  private func samples(of cell: CellID) -> [CellSample] {
    launches.joined().filter { $0.cell == cell }
  }
}

extension LatencySamples {
  /// The geometric mean over the flows that were timed alike, made in each launch.
  var means: [CellComparison] {
    let kinds = cells.map { $0.mean }.uniqued()
    return kinds.compactMap { kind in
      let flows = cells.filter { $0.mean == kind }
      let ends = flows.compactMap { CellComparison.quietEnd(of: samples(of: $0)) }
      let means = launches.compactMap { launch in
        let own = launch.filter { flows.contains($0.cell) }
        return own.count == flows.count ? CellSample(meanOf: own, as: kind) : nil
      }
      guard flows.count > 1 else { return nil }
      return CellComparison(
        of: means, quietEnd: ends.count == flows.count ? Statistics.geometricMean(ends) : nil)
    }
  }
}

extension CellID {
  /// All flows that are timed in the same way as this one.
  fileprivate var mean: CellID {
    CellID(flow: LatencyRow.mean, mode: mode, protocol: `protocol`, items: items)
  }
}

extension CellSample {
  fileprivate init(meanOf samples: [CellSample], as cell: CellID) {
    self.init(
      cell: cell, rounds: samples.reduce(0) { $0 + $1.rounds },
      quietRounds: samples.reduce(0) { $0 + $1.quietRounds }, quietNs: nil,
      arms: samples[0].arms.indices.map { arm in
        let own = samples.map { $0.arms[arm] }
        return ArmSample(
          name: own[0].name, ns: Statistics.geometricMean(own.map(\.ns)),
          ratio: Statistics.geometricMean(own.map(\.ratio)), overDirect: nil)
      })
  }
}
