/// What one run has found, for people and for programs.
struct Results {
  private var calls: [CallRow]?
  private var latency: LatencyOutcome?
  /// Whether the latency was measured for its growth's sake.
  private var isGrowth = false
  private var lines: [LineRow]?
  private var files: [FileRow]?
  private var suites: [SuiteRow]?
  private var behaviours: [BehaviourRow]?
  private var tables: [Table] = []
  private let reference: String

  /// Starts without results; `reference` is the version that ratios are taken to.
  init(reference: String) {
    self.reference = reference
  }

  func text(_ format: OutputFormat) throws -> String {
    switch format {
    case .text: report.text
    case .markdown: report.markdown
    case .json: try document(in: .capture()).json()
    case .csv:
      CSV.text(
        calls: calls, latency: latency, lines: lines, files: files, suites: suites,
        behaviours: behaviours)
    }
  }

  func document(in environment: BenchEnvironment) -> Document {
    Document(
      environment: environment.graded(latency?.machine), seed: latency?.seed, calls: calls,
      latency: latency?.rows, growth: latency?.growth, noise: latency?.noise, lines: lines,
      files: files,
      suites: suites, behaviours: behaviours)
  }

  mutating func add(_ counts: [CallCount]) {
    calls = counts.map { CallRow($0) }
    tables += CallsReport.tables(counts)
  }

  mutating func add(traces counts: [CallCount]) {
    calls = counts.map { CallRow($0, isTraced: true) }
    tables += CallsReport.traces(counts)
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

  /// The tables in the order in which they were added, then what they say.
  private var report: Report {
    let findings = Findings.sentences(
      calls: calls ?? [], latency: latency, isGrowth: isGrowth, lines: lines ?? [],
      reference: reference)
    // Finding out about the machine takes a moment, and only times depend on it.
    let machine = latency.map { BenchEnvironment.capture().sentence(seed: $0.seed) }
    return Report(
      tables: tables.filter { !$0.cells.isEmpty }, closing: findings + [machine].compactMap { $0 })
  }
}
