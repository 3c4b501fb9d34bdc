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
  /// Returns the table, because it belongs after other tables.
  func addFormatting(
    in cells: [Cell], _ counter: InstructionCounter, to results: inout RunResults
  ) -> [Table] {
    switch formatting(in: cells, counter) {
    case .success(let rows):
      results.add(rows, as: \.formatting)
      return [CallsReport.formatting(rows)]
    case .failure(let failure):
      results.closing.append("bench can't count the formatted rows: \(failure).")
      return []
    }
  }

  func calls() throws -> [CallRow] {
    try flows.flatMap { flow in
      try variants.map {
        try CallCounter.count(flow, in: $0, items: LatencyPlan.middleSize).row
      }
    }
  }
}
