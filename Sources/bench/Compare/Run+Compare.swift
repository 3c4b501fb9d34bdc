import Arms
import RandomUse

/// Keeping results, and comparing them with those that were kept.
extension Run {
  /// Whether something is to be measured that the optimizer has a say in.
  ///
  /// What would stop the run is found here, before it begins.
  func isTimed() throws -> Bool {
    if let path = options.save { _ = try OutputFile(path: path) }
    if options.command == .docs {
      _ = try Docs(root: Self.root()).documents(registry)
      return options.sections.isEmpty || options.sections.contains(where: \.needsReleaseBuild)
    }
    guard options.command == .compare else { return true }
    let files = try baselines()
    guard files.count == 1, let old = files.first else { return false }
    return old.isTimed || old.allocations != nil || old.instructions != nil
  }

  /// The runs to compare; refuses an old one of which nothing could be judged, however long the fresh
  /// one took.
  private func baselines() throws -> [Baseline] {
    let files = try options.baselines.map { try Baseline(path: $0) }
    if let old = files.first, old.isUnfit, old.entries.allSatisfy({ $0.part == .latency }) {
      throw Comparison.nothingLeft("old")
    }
    return files
  }

  /// Writes the results, and keeps them where that was asked for: neither hinders the other.
  func write(_ results: Results, to output: Output) throws {
    var results = results
    results.document.complete = shouldStop() ? false : nil
    let saved = Result { try save(results) }
    let written = Result { try output.write(try results.text(options.format, part: csvTable)) }
    try saved.get()
    try written.get()
  }

  /// The part of the document that CSV has.
  private var csvTable: String {
    options.table ?? (options.paths.isEmpty ? options.command.tables[0] : "files")
  }

  /// A run that was cut short is no baseline.
  private func save(_ results: Results) throws {
    guard let path = options.save else { return }
    let file = try OutputFile(path: path)
    guard !shouldStop() else { throw RunFailure("interrupted; \(path) is as it was") }
    try file.write(try results.document(in: .capture()).json())
  }

  /// Compares, tells, and says by the exit code how it went.
  func compare(to output: Output) throws -> ExitCode {
    let files = try baselines()
    guard let old = files.first else { throw UsageError.noBaseline }
    let new = files.count > 1 ? files[1] : try fresh(like: old)
    let comparison = try Comparison(of: old, with: new)
    var results = Results()
    results.document.compared = comparison.summary
    results.document.comparison = comparison.differences
    results.show([ComparisonReport.table(comparison)])
    results.closing = ComparisonReport.sentences(comparison)
    try output.write(try results.text(options.format, part: csvTable))
    return comparison.exitCode
  }

  /// Measures what an old run has measured, as far as it is there.
  private func fresh(like old: Baseline) throws -> Baseline {
    var results = Results()
    if let calls = old.calls {
      let run = limited(to: calls.map(\.architecture), calls.map(\.flow))
      results.add(try run.calls(), as: \.calls)
    }
    if let latency = old.latency, old.isTimed {
      var run = limited(
        to: latency.map(\.architecture), latency.map(\.flow), latency.map(\.items))
      run.options.cells = latency.map(\.cell.name).uniqued()
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
    return try Baseline(results.document(in: .capture()))
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
