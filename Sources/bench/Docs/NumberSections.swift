import Arms

/// What the generated sections say in numbers, each kind measured once for both documents.
final class NumberSections {
  /// The tables for the README and those for docs/NUMBERS.md; nil where they can't be measured here.
  typealias Pair = (brief: Report, details: Report)

  private var run: Run
  private var pairs: [GeneratedSection.Kind: Pair?] = [:]

  init(_ run: Run) {
    self.run = run
    self.run.options.items = [LatencyPlan.middleSize]
  }

  func report(_ kind: GeneratedSection.Kind, isBrief: Bool) throws -> Report? {
    if pairs[kind] == nil { pairs[kind] = .some(try measure(kind)) }
    return pairs[kind].flatMap(\.self).map { isBrief ? $0.brief : $0.details }
  }

  /// A list of sentences, over the sizes of a default run.
  func conclusions() throws -> String {
    var run = run
    run.options.items = []
    let results = try run.overview()
    try results.latency.map { outcome in try checkFitness(outcome.machine) }
    return results.opening.map { sentence in
      "- " + sentence.printable.wrapped(to: 98).joined(separator: "\n  ") + "\n"
    }.joined()
  }

  private func measure(_ kind: GeneratedSection.Kind) throws -> Pair? {
    switch kind {
    case .calls: pair(CallsReport.tables(try run.calls()))
    case .allocations: try run.allocations().map { pair(AllocationsReport.tables($0)) }
    case .latency: try latency(try run.latency())
    case .lines: lines(of: try run.files())
    case .tests:
      pair([
        SuitesReport.suites(try run.suites().map(\.row)),
        SuitesReport.behaviours(try run.behaviours(of: run.suites())),
      ])
    case .conclusions, .holds, .code: nil
    }
  }

  /// The first table is the one to be read first.
  private func pair(_ tables: [Table]) -> Pair {
    (Report(tables: Array(tables.prefix(1))), Report(tables: Array(tables.dropFirst())))
  }

  private func lines(of files: [VersionFiles]) -> Pair {
    pair(
      LinesReport.tables(files.lines) + FeaturesReport.tables(files.features)
        + [CouplingReport.table(files.coupling)])
  }

  /// Times with what they mean little without.
  private func latency(_ outcome: LatencyOutcome) throws(RunFailure) -> Pair {
    let machine = LatencyTrust.machine(outcome.machine)
    try checkFitness(outcome.machine)
    let closing = [
      "\(outcome.launches) launches. \(machine)",
      BenchEnvironment.capture().sentence(seed: outcome.seed),
    ]
    let brief = LatencyReport.ratios(outcome.rows + outcome.means)
    let all = LatencyReport.tables(outcome, run.causes(in: run.flows))
    return (
      Report(tables: brief, closing: closing),
      Report(tables: Array(all.dropFirst(brief.count)), closing: closing)
    )
  }

  private func checkFitness(_ machine: MachineGrade) throws(RunFailure) {
    guard machine.grade == .unfit else { return }
    throw RunFailure("the documents are as they were. \(LatencyTrust.machine(machine))")
  }
}
