import Reading
import Results
import Stopwatch
import Timing

extension RunResults {
  /// With what its numbers say, and how far they are to be trusted.
  var concluded: RunResults {
    var results = self
    results.closing =
      Conclusions.sentences(document) + (latency.map(LatencyTrust.sentences) ?? []) + closing
    return results
  }
}

/// What each command measures, and how it is shown.
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

  func addCalls(to results: inout RunResults) throws {
    results.add(try calls(), as: \.calls, shown: CallsReport.tables)
    // Those of all sizes come with the times.
    guard options.command == .calls else { return }
    addWording(
      in: flows.map { Cell(flow: $0, mode: .typed, items: LatencyPlan.middleSize) }, ownCounter,
      to: &results)
  }

  private func addWording(
    in cells: [Cell], _ counter: InstructionCounter, to results: inout RunResults
  ) {
    switch wording(in: cells, counter) {
    case .success(let rows): results.add(rows, as: \.wording) { [WordingReport.table($0)] }
    case .failure(let failure): results.closing.append("Rows worded aren't counted: \(failure).")
    }
  }

  func addAllocations(to results: inout RunResults) throws {
    let rows = try allocations()
    results.add(rows ?? [], as: \.allocations, shown: AllocationsReport.tables)
    if rows == nil { results.closing.append(AllocationsReport.absence) }
  }

  func addLatency(to results: inout RunResults) throws {
    let outcome = try latency()
    let program = try program()
    addWording(
      in: try LatencyPlan(options: options).cells,
      InstructionCounter(program: program.executable), to: &results)
    results.add(
      BuildRecord(of: program).instructions.filter { row in
        arms.contains { $0.name == row.architecture } && flows.contains { $0.name == row.flow }
      }, as: \.instructions)
    let causes = Causes(in: results.document, reference: reference.name)
    if options.command == .latency {
      results.closing.append(outcome.rows.explanation(by: causes) ?? InstructionsReport.absence)
    }
    results.add(outcome, shown: [])
    results.show(
      LatencyReport.tables(outcome, causes, OwnFloors(in: results.document)))
  }

  func addLines(to results: inout RunResults) throws {
    let files = try files()
    results.add(files.lines, as: \.lines, shown: LinesReport.tables)
    results.add(files.features, as: \.features, shown: FeaturesReport.tables)
    results.add(files.coupling, as: \.coupling) { [CouplingReport.table($0)] }
  }

  func addTests(to results: inout RunResults) throws {
    let suites = try suites()
    let behaviours = try behaviours(of: suites)
    let isRun = options.command == .tests && options.effort != .quick
    results.add(try rows(of: suites, isRun: isRun), as: \.suites) { [SuitesReport.suites($0)] }
    results.add(behaviours, as: \.behaviours) { rows in
      [SuitesReport.behaviours(rows)]
        + options.words.map { SuitesReport.tests(of: $0, rows) }
    }
  }

  func addDoubles(to results: inout RunResults) throws {
    results.add(try suites().flatMap(\.kinds), as: \.doubles) { [SuitesReport.doubles($0)] }
  }

  func addProofs(to results: inout RunResults) throws {
    _ = try behaviours(of: [])
    let rows = try proofs(of: options.words)
    results.add(rows, as: \.proofs)
    results.show(try rows.map { try SuitesReport.table($0, in: Self.root()) })
  }

  func addPlaces(to results: inout RunResults) throws {
    let chosen = options.concepts
    let rows = try places(of: chosen.isEmpty ? Concept.allCases : chosen)
    results.add(rows, as: \.places)
    results.show(
      try chosen.isEmpty
        ? [PlacesReport.overview(rows)] : PlacesReport.tables(rows, in: Self.root()))
  }
}
