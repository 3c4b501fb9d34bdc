import Reading
import Stopwatch
import Timing

extension Run {
  /// Counts the rows that the variants format in cells, or says why this machine can't count them.
  ///
  /// Stopping the program at a call takes about 20 µs, so lists that are longer than usual are left
  /// out.
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
