import Console
import Reading
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let calls = measuring(
    "calls", takes: "[FLOW…] [VERSION…]", "how many calls the objects of each version exchange",
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

  /// How many rows are formatted in cells, or why that can't be counted.
  ///
  /// Returns the table, which belongs after others.
  func addFormatting(
    in cells: [Cell], _ counter: InstructionCounter, to results: inout RunResults
  ) -> [Table] {
    switch formatting(in: cells, counter) {
    case .success(let rows):
      results.add(rows, as: \.formatting)
      return [CallsReport.formatting(rows)]
    case .failure(let failure):
      results.closing.append("Rows formatted aren't counted: \(failure).")
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
