import Arms
import RandomUse

/// Comparing results with those that were kept.
extension Run {
  /// Compares, tells, and says by the exit code how it went.
  func compare(to output: Output) throws -> ExitCode {
    let files = try baselines()
    let new = files.count > 1 ? files[1] : try fresh(like: files[0])
    let comparison = try Comparison(of: files[0], with: new, withTests: options.withTests)
    var results = Results()
    results.document.compared = comparison.summary
    results.document.comparison = comparison.differences
    results.show([ComparisonReport.table(comparison.differences)])
    results.closing = ComparisonReport.sentences(comparison)
    try output.write(try text(of: results))
    return comparison.exitCode
  }

  /// The runs to compare, as far as they are about what was chosen.
  func baselines() throws -> [Document] {
    try options.baselines.map {
      try Document(path: $0).limited(to: options.architectures, options.flows)
    }
  }

  /// Measures what an old run has measured, as far as it is there.
  private func fresh(like old: Document) throws -> Document {
    let environment = BenchEnvironment.capture()
    if old.isBound { try old.environment?.check(alike: environment) }
    var results = Results()
    if let calls = old.calls {
      let run = limited(to: calls.map(\.architecture), calls.map(\.flow))
      results.add(try run.calls(), as: \.calls)
    }
    if let latency = old.latency, !old.isUnfit {
      var run = limited(
        to: latency.map(\.architecture), latency.map(\.flow), latency.map(\.items))
      run.options.cells = latency.map(\.cell.name).uniqued()
      run.options.reference = old.reference
      results.add(try run.latency(), shown: [])
    }
    if let allocations = old.allocations {
      let run = limited(
        to: allocations.map(\.architecture), allocations.map(\.flow), allocations.map(\.items))
      results.add(try run.allocations() ?? [], as: \.allocations)
    }
    if let instructions = old.instructions {
      let run = limited(
        to: instructions.map(\.architecture), instructions.map(\.flow), instructions.map(\.items))
      results.add(try run.instructions(), as: \.instructions)
    }
    if let lines = old.lines {
      results.add(try limited(to: lines.map(\.architecture)).files().lines, as: \.lines)
    }
    guard !shouldStop() else { throw RunFailure("interrupted; nothing is compared") }
    return results.document(in: environment)
  }

  /// This run with those of the versions and flows that there are, with all where none is left, and with
  /// these sizes.
  private func limited(
    to architectures: [String], _ flows: [String] = [], _ items: [Int] = []
  ) -> Run {
    var run = self
    run.options.architectures = registry.map(\.name).filter(architectures.contains)
    run.options.flows = Flow.all.map(\.name).filter(flows.contains)
    run.options.items = Set(items).sorted()
    return run
  }
}
