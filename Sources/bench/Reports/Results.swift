/// What one run has found, for people and for programs.
struct Results {
  private var calls: [CallRow]?
  private var allocations: [AllocationRow]?
  private var instructions: [InstructionRow]?
  private var latency: LatencyOutcome?
  /// Whether the latency was measured for its growth's sake.
  private var isGrowth = false
  private var lines: [LineRow]?
  private var features: [FeatureRow]?
  private var build: [BuildRow]?
  /// What the random order of the builds came from.
  private var buildSeed: UInt64?
  private var comparison: Comparison?
  private var files: [FileRow]?
  private var suites: [SuiteRow]?
  private var behaviours: [BehaviourRow]?
  private var tables: [Table] = []
  private var remarks: [String] = []
  private let reference: String
  /// Whether this isn't all that was asked for.
  var isInterrupted = false

  /// Starts without results; `reference` is the version that ratios are taken to.
  init(reference: String) {
    self.reference = reference
  }

  func text(_ format: OutputFormat) throws -> String {
    switch format {
    case .text: report.text
    case .markdown: report.markdown
    case .json: try document(in: .capture()).json()
    case .csv: Report(tables: csv).csv
    }
  }

  func document(in environment: BenchEnvironment) -> Document {
    Document(
      complete: isInterrupted ? false : nil, environment: environment.graded(latency?.machine),
      seed: latency?.seed ?? buildSeed, calls: calls, allocations: allocations,
      instructions: instructions,
      latency: latency?.rows.nonEmpty, growth: latency?.growth.nonEmpty,
      noise: latency?.noise.nonEmpty, explained: explained, lines: lines, features: features,
      build: build, comparison: comparison?.differences,
      compared: comparison?.summary, files: files, suites: suites, behaviours: behaviours)
  }

  mutating func add(_ counts: [CallCount]) {
    calls = counts.map { CallRow($0) }
    tables += CallsReport.tables(counts)
  }

  mutating func add(traces counts: [CallCount]) {
    calls = counts.map { CallRow($0, isTraced: true) }
    tables += CallsReport.traces(counts)
  }

  /// Takes what flows allocate, or notes that this can't be counted.
  mutating func add(_ rows: [AllocationRow]?, by hooks: AllocationHooks) {
    allocations = rows
    tables += rows.map(AllocationsReport.tables) ?? []
    remarks.append(contentsOf: [AllocationsReport.sentence(rows, by: hooks)].compactMap(\.self))
  }

  mutating func add(_ rows: [InstructionRow]) {
    instructions = rows
    tables += InstructionsReport.tables(rows)
  }

  mutating func add(_ outcome: LatencyOutcome, isDetailed: Bool = false) {
    latency = outcome
    tables += LatencyReport.tables(outcome, reference: reference, isDetailed: isDetailed)
  }

  mutating func add(growthOf outcome: LatencyOutcome) {
    latency = outcome
    isGrowth = true
    tables += GrowthReport.tables(outcome.growth)
  }

  mutating func add(_ rows: [LineRow]) {
    lines = rows
    tables += LinesReport.tables(rows)
  }

  mutating func add(_ rows: [FeatureRow]) {
    features = rows
    tables += FeaturesReport.tables(rows)
  }

  mutating func add(_ rows: [BuildRow], seed: UInt64) {
    build = rows
    buildSeed = seed
    tables += BuildReport.tables(rows)
  }

  mutating func add(_ comparison: Comparison) {
    self.comparison = comparison
    tables.append(ComparisonReport.table(comparison))
    remarks += ComparisonReport.sentences(comparison)
  }

  mutating func add(_ count: PathCount) {
    files = count.files.map { FileRow($0) }
    tables.append(LinesReport.table(count))
  }

  mutating func add(_ suites: [SuiteRow], _ grid: BehaviourGrid, naming behaviours: [String]) {
    self.suites = suites
    self.behaviours = grid.rows
    tables.append(SuitesReport.suites(suites))
    tables.append(SuitesReport.table(grid))
    tables += behaviours.map { SuitesReport.tests(of: $0, grid) }
  }

  private var csv: [Table] {
    [
      calls.map(CSV.calls), allocations.map(CSV.allocations),
      instructions.map(CSV.instructions),
      (latency?.rows.nonEmpty).map(CSV.latency), (latency?.growth.nonEmpty).map(CSV.growth),
      (latency?.noise.nonEmpty).map(CSV.noise),
      explained.map(CSV.explained), lines.map(CSV.lines), features.map(CSV.features),
      build.map(CSV.build), (comparison?.differences).map(CSV.comparison),
      files.map(CSV.files), suites.map(CSV.suites), behaviours.map(CSV.behaviours),
    ].compactMap(\.self)
  }

  private var explained: [ExplainedRow]? {
    Explanation.rows(
      calls: calls ?? [], allocations: allocations ?? [],
      latency: latency?.rows ?? [])
  }

  /// The tables in the order in which they were added, then what they say.
  private var report: Report {
    let tables = tables.filter { !$0.cells.isEmpty }
    let findings = Findings.sentences(
      calls: calls ?? [], latency: latency, isGrowth: isGrowth, lines: lines ?? [],
      reference: reference)
    // Finding out about the machine takes a moment, and only times depend on it.
    let machine =
      latency.map { BenchEnvironment.capture().sentence(seed: $0.seed) }
      ?? (tables.isEmpty ? nil : buildSeed).map {
        BenchEnvironment.capture().sentence(seed: $0, ofBuilds: true)
      }
    return Report(
      tables: tables,
      closing: findings + remarks
        + [explained.flatMap(ExplanationReport.sentence), machine].compactMap(\.self))
  }
}

extension Array {
  /// What wasn't measured is absent rather than empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
