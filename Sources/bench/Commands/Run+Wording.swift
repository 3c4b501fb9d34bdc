import Reading
import Stopwatch
import Timing

extension Run {
  /// How many rows the arms word in cells, or why that can't be counted here.
  ///
  /// Each call is held up for some 20 µs, so that longer lists than those of a usual run are left out.
  func wording(
    in cells: [Cell], _ counter: InstructionCounter
  ) -> Result<[WordingRow], any Error> {
    let works = cells.filter { $0.mode == .typed && $0.items <= Self.mostWordedItems }
      .flatMap { cell in arms.map { (cell: cell, arm: $0.name) } }
    return Result {
      let counts = try counter.calls(
        of: WordingRow.function,
        in: works.map { SteppedWork.flow($0.cell.flow, items: $0.cell.items, arm: $0.arm) })
      return zip(works, counts).map { work, count in
        WordingRow(
          architecture: work.arm, flow: work.cell.flow.name, items: work.cell.items, rows: count)
      }
    }
  }

  private static let mostWordedItems = 4_096
}
