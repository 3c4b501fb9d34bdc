import Console
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let compare = Command(
    "compare", takes: "OLD [NEW]",
    "compare a saved run with another one, or with a new one",
    [Option.quick, Option.thorough, Option.seed] + .tables, tables: ["comparison"],
    endsGently: true,
    check: { request in
      guard !request.words.isEmpty else {
        return "'compare' needs a file that 'bench --save OLD' made; write compare OLD"
      }
      try request.expect(atMost: 2)
      let measuring: [any AnyOption] = [Option.quick, Option.thorough, Option.seed]
      guard request.words.count == 2, let option = measuring.first(where: request.options.has)
      else { return nil }
      return "'compare' measures nothing when it is given two files; leave out \(option.spelling)"
    },
    run: { try $0.asked($1, tables: ["comparison"]).compare(to: $2) })
}

/// Comparing results with saved ones.
extension Run {
  func compare(to output: Output) throws -> ExitCode {
    let files = try request.words.map { try Document(path: $0) }
    let new = files.count > 1 ? files[1] : try fresh(like: files[0])
    let comparison = try Comparison(of: files[0], with: new)
    var results = RunResults()
    results.document.comparison = comparison.differences
    results.show([ComparisonReport.table(comparison.differences)])
    results.closing = ComparisonReport.sentences(comparison)
    try output.write(try text(of: results))
    return comparison.exitCode
  }

  /// Measures the same things as an old run, except versions and flows that no longer exist.
  private func fresh(like old: Document) throws -> Document {
    let environment = BenchEnvironment.capture()
    if old.isBound { try old.environment?.check(alike: environment) }
    var results = RunResults()
    func add<Row: VersionRow>(
      _ part: WritableKeyPath<Document, [Row]?>, _ measure: (Run) throws -> [Row]
    ) throws {
      guard let rows = old[keyPath: part] else { return }
      results.add(try measure(limited(to: rows)), as: part)
    }
    try add(\.calls) { try $0.calls() }
    try add(\.allocations) { try $0.allocations() ?? [] }
    // Counting instructions takes minutes.
    if !request[.quick] { try add(\.instructions) { try $0.instructions() } }
    try add(\.lines) { try $0.files().lines }
    if let latency = old.latency {
      var run = limited(to: latency)
      run.request.options[.reference] = old.reference
      var plan = try LatencyPlan(of: run)
      let timed = Set(latency.map(\.cell.name))
      plan.cells.removeAll { cell in !cell.ids.contains { timed.contains($0.name) } }
      results.add(try run.latency(plan), shown: [])
    }
    guard !shouldStop() else { throw RunFailure("interrupted; nothing is compared") }
    return results.document(in: environment)
  }

  /// This run with those versions, flows, and sizes of the rows that still exist, or with all.
  private func limited(to rows: [any VersionRow]) -> Run {
    let flows = Set(rows.compactMap { ($0 as? any FlowRow)?.flow })
    let items = Set(rows.compactMap { ($0 as? any CellRow)?.items })
    var run = self
    run.request.options[.versions] = rows.map(\.version).uniqued()
    run.request.options[.flows] = Array(flows)
    run.request.options[.items] = Array(items)
    return run
  }
}
