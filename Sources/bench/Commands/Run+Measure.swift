import Arms

/// What each command measures, and how it is shown.
extension Run {
  func measure() throws -> Results {
    var results = Results()
    switch options.command {
    case .calls: try addCalls(to: &results)
    case .allocations: try addAllocations(to: &results)
    case .instructions:
      results.add(try instructions(), as: \.instructions, shown: InstructionsReport.tables)
    case .trace:
      results.add(
        try counts().flatMap(TraceRow.rows), as: \.trace, shown: TraceReport.tables)
    case .walk: try addWalks(to: &results)
    case .latency: try addLatency(to: &results)
    case .growth:
      let outcome = try latency()
      results.add(outcome, shown: [GrowthReport.table(outcome.growth)])
    case .lines where !options.words.isEmpty:
      let files = try PathCount(of: options.words).files
      results.add(files, as: \.files) { [LinesReport.table($0)] }
    case .lines: try addLines(to: &results)
    case .build:
      results.document.seed = seed
      results.add(try build(), as: \.build) { [BuildReport.table($0)] }
    case .tests where options.withSource: try addProofs(to: &results)
    case .tests:
      try addTests(to: &results)
      try addDoubles(to: &results)
    case .bugs: try addBugs(to: &results)
    case .changes: try addChanges(to: &results)
    case .where: try addPlaces(to: &results)
    case .mutants: try addMutants(to: &results)
    default: return try overview()
    }
    results.closing =
      Conclusions.sentences(results.document)
      + (results.latency.map(LatencyTrust.sentences) ?? []) + results.closing
    return results
  }

  /// All that is measured within a minute, and on one screen what it comes to.
  func overview() throws -> Results {
    var results = Results()
    try addCalls(to: &results)
    try addAllocations(to: &results)
    try addLatency(to: &results)
    try addLines(to: &results)
    if let suites = try? suites() { results.add(suites.map(\.row), as: \.suites) }
    results.showOverview(reference: reference.name)
    return results
  }

  func addCalls(to results: inout Results) throws {
    results.add(try calls(), as: \.calls, shown: CallsReport.tables)
    // Those of all sizes come with the times.
    guard options.command == .calls else { return }
    addWording(
      in: flows.map { Cell(flow: $0, mode: .typed, items: LatencyPlan.middleSize) }, to: &results)
  }

  private func addWording(in cells: [Cell], to results: inout Results) {
    switch wording(in: cells) {
    case .success(let rows): results.add(rows, as: \.wording) { [WordingReport.table($0)] }
    case .failure(let failure): results.closing.append("Rows worded aren't counted: \(failure).")
    }
  }

  func addAllocations(to results: inout Results) throws {
    let rows = try allocations()
    results.add(rows ?? [], as: \.allocations, shown: AllocationsReport.tables)
    if rows == nil { results.closing.append(AllocationsReport.absence) }
  }

  func addLatency(to results: inout Results) throws {
    let outcome = try latency()
    addWording(in: try LatencyPlan(options: options).cells, to: &results)
    results.add(
      InstructionRecord(of: instructionCounter.program).rows.filter { row in
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

  func addLines(to results: inout Results) throws {
    let files = try files()
    results.add(files.lines, as: \.lines, shown: LinesReport.tables)
    results.add(files.features, as: \.features, shown: FeaturesReport.tables)
    results.add(files.coupling, as: \.coupling) { [CouplingReport.table($0)] }
  }

  func addTests(to results: inout Results) throws {
    let suites = try suites()
    let behaviours = try behaviours(of: suites)
    let isRun = options.command == .tests && options.effort != .quick
    results.add(try rows(of: suites, isRun: isRun), as: \.suites) { [SuitesReport.suites($0)] }
    results.add(behaviours, as: \.behaviours) { rows in
      [SuitesReport.behaviours(rows)]
        + options.words.map { SuitesReport.tests(of: $0, rows) }
    }
  }

  func addDoubles(to results: inout Results) throws {
    let root = try Self.root()
    let doubles = try suites().flatMap { try DoubleReader(of: $0, in: root).rows }
    results.add(doubles, as: \.doubles) { [SuitesReport.doubles($0)] }
  }

  func addProofs(to results: inout Results) throws {
    _ = try behaviours(of: [])
    let rows = try proofs(of: options.words)
    results.add(rows, as: \.proofs)
    results.show(try rows.map { try SuitesReport.table($0, in: Self.root()) })
  }

  func addPlaces(to results: inout Results) throws {
    let chosen = options.concepts
    let rows = try places(of: chosen.isEmpty ? Concept.allCases : chosen)
    results.add(rows, as: \.places)
    results.show(
      try chosen.isEmpty
        ? [PlacesReport.overview(rows)] : PlacesReport.tables(rows, in: Self.root()))
  }
}
