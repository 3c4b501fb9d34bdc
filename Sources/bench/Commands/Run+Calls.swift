import Console
import Reading
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let calls = measuring(
    "calls", takes: "[FLOW…] [VERSION…]", "count the calls between the objects of each version",
    [Option.versions, Option.flows, Option.table, Option.save] + .tables,
    tables: ["calls", "formatting"]
  ) { run, results in
    try run.request.expect()
    try run.addCalls(to: &results)
    let formatting = run.addFormatting(
      in: run.flows.map { Cell(flow: $0, mode: .withoutDecoding, items: LatencyPlan.middleSize) },
      run.ownCounter, to: &results)
    results.show(formatting)
  }
}

extension Run {
  package func addCalls(to results: inout RunResults) throws {
    results.add(try calls(), as: \.calls, shown: CallsReport.tables)
  }

  /// Counts the formatted rows in cells, or adds the reason why they can't be counted.
  ///
  /// Returns the table, because it belongs after other tables. Stopping the program at a call takes
  /// about 20 µs, so lists that are longer than usual are left out.
  func addFormatting(
    in cells: [Cell], _ counter: InstructionCounter, to results: inout RunResults
  ) -> [Table] {
    let works = cells.filter { $0.mode == .withoutDecoding && $0.items <= Self.mostWordedItems }
      .flatMap { cell in variants.map { (cell: cell, variant: $0.name) } }
    do {
      let counts = try counter.calls(
        of: FormattingRow.function,
        in: works.map { SteppedWork.flow($0.cell.flow, items: $0.cell.items, variant: $0.variant) })
      let rows = zip(works, counts).map { work, count in
        FormattingRow(
          version: work.variant, flow: work.cell.flow.name, items: work.cell.items, rows: count)
      }
      results.add(rows, as: \.formatting)
      return [CallsReport.formatting(rows)]
    } catch {
      results.closing.append("bench can't count the formatted rows: \(error).")
      return []
    }
  }

  private static let mostWordedItems = 4_096

  func calls() throws -> [CallRow] {
    try flows.flatMap { flow in
      try variants.map {
        try CallCounter.count(flow, in: $0, items: LatencyPlan.middleSize).row
      }
    }
  }
}
