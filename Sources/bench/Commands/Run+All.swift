import Console
import Reading
import Results
import Stopwatch
import Suites

extension Command<Run> {
  static let all = Command(
    "overview", "compare the versions on one screen, in a minute (this is the default)",
    .timing + [Option.save],
    tables: parts, endsGently: true, check: mistake
  ) { run, request, output in
    let run = run.asked(request, tables: parts)
    try run.checkSave()
    try run.write(try run.overview(), to: output)
    return .success
  }

  private static let parts = [
    "costs", "calls", "formatting", "allocations", "latency", "means", "growth", "noise", "lines",
    "coupling", "suites",
  ]
}

extension Run {
  /// Measures everything that takes less than a minute, and summarises it on one screen.
  func overview() throws -> RunResults {
    var results = RunResults()
    try addCalls(to: &results)
    try addAllocations(to: &results)
    try addLatency(to: &results)
    try addLines(to: &results)
    if let suites = try? suites() { results.add(suites.map(\.row), as: \.suites) }
    results.showOverview()
    return results
  }
}
