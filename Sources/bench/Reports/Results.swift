/// What one run has found, for people and for programs.
struct Results {
  private var calls: [CallRow]?
  private var latency: [LatencyRow]?
  private var lines: [LineRow]?
  private var features: [FeatureRow]?
  private var ripple: [RippleRow]?
  private var build: [BuildRow]?
  private var comparison: [Difference]?
  private var remarks: [String] = []
  private var files: [FileRow]?
  private var suites: [SuiteRow]?
  private var behaviours: [BehaviourRow]?
  private var seed: UInt64?
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
        behaviours: behaviours,
        others: CSV.tables(
          features: features, ripple: ripple, build: build, comparison: comparison))
    }
  }

  func document(in environment: BenchEnvironment) -> Document {
    Document(
      environment: environment, seed: seed, calls: calls, latency: latency, lines: lines,
      features: features, ripple: ripple, build: build, comparison: comparison, files: files,
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

  mutating func add(_ rows: [LatencyRow], seed: UInt64) {
    latency = rows
    self.seed = seed
    tables += LatencyReport.tables(rows, reference: reference)
  }

  mutating func add(_ rows: [LineRow]) {
    lines = rows
    tables += LinesReport.tables(rows)
  }

  mutating func add(_ rows: [FeatureRow]) {
    features = rows
    tables += FeaturesReport.tables(rows)
  }

  mutating func add(_ rows: [RippleRow], of versions: [String]) {
    ripple = rows
    tables += RippleReport.tables(rows, versions)
  }

  mutating func add(_ rows: [BuildRow], seed: UInt64) {
    build = rows
    self.seed = seed
    tables += BuildReport.tables(rows)
  }

  mutating func add(_ comparison: Comparison) {
    self.comparison = comparison.differences
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

  /// The tables in the order in which they were added, then what they say.
  private var report: Report {
    let findings = Findings.sentences(
      calls: calls ?? [], latency: latency ?? [], lines: lines ?? [], reference: reference)
    return Report(tables: tables.filter { !$0.cells.isEmpty }, closing: findings + remarks)
  }
}
