import Console
import Results
import Stopwatch
import Timing

extension Command {
  static let compare = Command(
    "compare", takes: "OLD [NEW]",
    "what is worse or better than in a saved run, in another or a fresh one",
    [.quick, .thorough, .format, .output, .seed],
    tables: ["comparison"],
    read: { words, options, _ in
      if words.isEmpty {
        throw UsageError(
          "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' makes"
        )
      }
      if words.count > 2 { throw UsageError.unexpectedWord(words[2], options.command) }
      options.words = words
    },
    check: { options, given in
      let measuring: [Option] = [.quick, .thorough, .seed]
      guard options.words.count == 2, let option = given.first(where: measuring.contains) else {
        return nil
      }
      return "'compare' measures nothing when it is given two files; leave out \(option.spelling)"
    },
    run: { try $0.compare(to: $1) })
}

/// Comparing results with those that were kept.
extension Run {
  func compare(to output: Output) throws -> ExitCode {
    let files = try options.words.map { try Document(path: $0) }
    let new = files.count > 1 ? files[1] : try fresh(like: files[0])
    let comparison = try Comparison(of: files[0], with: new)
    var results = RunResults()
    results.document.comparison = comparison.differences
    results.show([ComparisonReport.table(comparison.differences)])
    results.closing = ComparisonReport.sentences(comparison)
    try output.write(try text(of: results))
    return comparison.exitCode
  }

  /// Measures what an old run has measured, as far as it is there.
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
    // They take minutes.
    if options.effort != .quick { try add(\.instructions) { try $0.instructions() } }
    try add(\.lines) { try $0.files().lines }
    if let latency = old.latency {
      var run = limited(to: latency)
      run.options.cells = latency.map(\.cell.name).uniqued()
      run.options.reference = old.reference
      results.add(try run.latency(), shown: [])
    }
    guard !shouldStop() else { throw RunFailure("interrupted; nothing is compared") }
    return results.document(in: environment)
  }

  /// This run with the versions, flows, and sizes of the rows, as far as they are there; all where none is.
  private func limited(to rows: [any VersionRow]) -> Run {
    let flows = Set(rows.compactMap { ($0 as? any FlowRow)?.flow })
    let items = Set(rows.compactMap { ($0 as? any CellRow)?.items })
    var run = self
    run.options.architectures = registry.map(\.name).filter(rows.map(\.architecture).contains)
    run.options.flows = Flow.all.map(\.name).filter(flows.contains)
    run.options.items = items.sorted()
    return run
  }
}
