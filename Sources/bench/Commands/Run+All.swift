import Console
import Reading
import Results
import Stopwatch
import Suites

extension Command {
  static let all = Command(
    "all", "what all of it comes to, on one screen (the default)", .timing + [.save],
    tables: [
      "costs", "calls", "wording", "allocations", "latency", "means", "growth", "noise", "lines",
      "coupling", "suites",
    ]
  ) { run, output in
    try run.write(try run.overview(), to: output)
    return .success
  }
}

extension RunResults {
  /// With what its numbers say, and how far they are to be trusted.
  var concluded: RunResults {
    var results = self
    results.closing =
      Conclusions.sentences(document) + (latency.map(LatencyTrust.sentences) ?? []) + closing
    return results
  }
}

extension Run {
  /// All that is measured within a minute, and on one screen what it comes to.
  func overview() throws -> RunResults {
    var results = RunResults()
    try addCalls(to: &results)
    try addAllocations(to: &results)
    try addLatency(to: &results)
    try addLines(to: &results)
    if let suites = try? suites() { results.add(suites.map(\.row), as: \.suites) }
    results.showOverview(reference: reference.name)
    return results
  }
}
