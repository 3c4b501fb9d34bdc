import RandomUse

/// What all launches of a pass have measured.
struct LatencySamples: Sendable {
  /// The cells in the order of the plan.
  let cells: [CellID]
  /// The arms by name, the reference first, the controls last.
  let arms: [String]
  /// Every cell that had no verdict yet, launched once in each of these.
  var launches: [[CellSample]] = []

  /// Each cell by itself; those with fewer than two launches are left out.
  var comparisons: [CellComparison] {
    cells.compactMap { cell in
      CellComparison(of: launches.joined().filter { $0.cell == cell })
    }
  }

  /// The cells in which some version has no verdict yet.
  var undecided: Set<CellID> {
    Set(comparisons.filter { !$0.isDecided }.map(\.cell))
  }
}

extension LatencySamples {
  /// How the time of each flow grows, by mode and version.
  var growth: [Growth] {
    Mode.allCases.flatMap { mode in
      cells.filter { $0.mode == mode }.map(\.flow).uniqued().flatMap { flow in
        arms.filter { !Controls.contain($0) }.compactMap { arm in
          Growth(of: arm, flow: flow, mode: mode, in: self)
        }
      }
    }
  }
}
