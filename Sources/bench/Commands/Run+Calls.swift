import Console
import Reading
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let calls = measuring(
    "calls", takes: "[FLOW…] [VERSION…]", "how many calls cross each seam, flow by flow",
    [Option.version, Option.flow, Option.table, Option.save] + .tables,
    tables: ["calls", "formatting"]
  ) { run, results in
    try run.request.expect()
    try run.addCalls(to: &results)
    run.addFormatting(
      in: run.flows.map { Cell(flow: $0, mode: .withoutDecoding, items: LatencyPlan.middleSize) },
      run.ownCounter, to: &results)
  }
}

extension Run {
  package func addCalls(to results: inout RunResults) throws {
    results.add(try calls(), as: \.calls, shown: CallsReport.tables)
  }

  /// How many rows are formatted in cells, or why that can't be counted.
  func addFormatting(
    in cells: [Cell], _ counter: InstructionCounter, to results: inout RunResults
  ) {
    switch formatting(in: cells, counter) {
    case .success(let rows): results.add(rows, as: \.formatting) { [CallsReport.formatting($0)] }
    case .failure(let failure): results.closing.append("Rows formatted aren't counted: \(failure).")
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
