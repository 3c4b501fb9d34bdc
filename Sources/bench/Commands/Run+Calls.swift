import Reading
import Results
import Stopwatch
import Timing

extension Command {
  static let calls = measuring(
    "calls", takes: "[FLOW…] [VERSION…]", "how many calls cross each seam, flow by flow",
    [.architecture, .flow, .format, .table, .output, .save], tables: ["calls", "wording"]
  ) { try $0.addCalls(to: &$1) }

  static let trace = measuring(
    "trace", takes: "[FLOW…] [VERSION…]", "every call of a flow in order",
    [.architecture, .flow, .format, .output]
  ) { run, results in
    results.add(
      try run.counts().flatMap(TraceRow.rows), as: \.trace, shown: TraceReport.tables)
  }
}

extension Run {
  func addCalls(to results: inout RunResults) throws {
    results.add(try calls(), as: \.calls, shown: CallsReport.tables)
    // Those of all sizes come with the times.
    guard options.command == .calls else { return }
    addWording(
      in: flows.map { Cell(flow: $0, mode: .typed, items: LatencyPlan.middleSize) }, ownCounter,
      to: &results)
  }

  func addWording(
    in cells: [Cell], _ counter: InstructionCounter, to results: inout RunResults
  ) {
    switch wording(in: cells, counter) {
    case .success(let rows): results.add(rows, as: \.wording) { [WordingReport.table($0)] }
    case .failure(let failure): results.closing.append("Rows worded aren't counted: \(failure).")
    }
  }

  func calls() throws -> [CallRow] {
    try counts().map(\.row)
  }

  func counts() throws -> [CallCount] {
    try flows.flatMap { flow in
      try arms.map { try CallCounter.count(flow, in: $0, items: LatencyPlan.middleSize) }
    }
  }
}
