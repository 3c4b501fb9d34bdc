import Reading
import Stopwatch
import Timing

extension Run {
  /// How many rows the variants word in cells, or why that can't be counted here.
  ///
  /// Each call is held up for some 20 µs, so that longer lists than those of a usual run are left out.
  func formatting(
    in cells: [Cell], _ counter: InstructionCounter
  ) -> Result<[FormattingRow], any Error> {
    let works = cells.filter { $0.mode == .withoutDecoding && $0.items <= Self.mostWordedItems }
      .flatMap { cell in variants.map { (cell: cell, variant: $0.name) } }
    return Result {
      let counts = try counter.calls(
        of: FormattingRow.function,
        in: works.map { SteppedWork.flow($0.cell.flow, items: $0.cell.items, variant: $0.variant) })
      return zip(works, counts).map { work, count in
        FormattingRow(
          version: work.variant, flow: work.cell.flow.name, items: work.cell.items, rows: count)
      }
    }
  }

  private static let mostWordedItems = 4_096
}
