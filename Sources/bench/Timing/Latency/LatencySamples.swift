import Console
import Stopwatch

/// What all launches of a pass have measured.
package struct LatencySamples: Sendable {
  /// The cells in the order of the plan, each under its protocols.
  let cells: [CellID]
  /// Every cell that had no verdict yet, launched once in each of these.
  var launches: [[CellSample]] = []
  /// How many orders of its objects the program had in these; 0 where it was the same program always.
  var layouts = 0

  /// Each cell by itself; those with too few launches are left out.
  var comparisons: [CellComparison] { cells.compactMap(comparison) }

  /// The geometric mean over the flows that were timed alike.
  var means: [CellComparison] {
    cells.grouped(by: \.mean).compactMap { flows in
      let comparisons = flows.compactMap(comparison)
      guard flows.count > 1, comparisons.count == flows.count else { return nil }
      return CellComparison(meanOf: comparisons, as: flows[0].mean)
    }
  }

  var undecided: Set<CellID> {
    Set(comparisons.filter { !$0.isDecided }.map(\.cell))
  }

  private func comparison(_ cell: CellID) -> CellComparison? {
    CellComparison(of: launches.joined().filter { $0.cell == cell })
  }
}
