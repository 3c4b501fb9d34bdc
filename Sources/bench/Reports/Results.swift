/// What one run has found, for people and for programs.
struct Results {
  private(set) var document = Document(environment: BenchEnvironment.capture())
  private var tables: [Table] = []
  private let reference: String

  /// Starts without results; `reference` is the version that ratios are taken to.
  init(reference: String) {
    self.reference = reference
  }

  /// The tables in the order in which they were added, then what they say.
  var report: Report {
    Report(tables: tables, closing: Findings.sentences(document, reference: reference))
  }

  mutating func add(_ counts: [CallCount]) {
    document.calls = counts.map { CallRow($0) }
    tables += CallsReport.tables(counts)
  }

  mutating func add(traces counts: [CallCount]) {
    document.calls = counts.map { CallRow($0, isTraced: true) }
    tables += CallsReport.traces(counts)
  }

  mutating func add(_ rows: [LatencyRow]) {
    document.latency = rows
    tables += LatencyReport.tables(rows, reference: reference)
  }

  mutating func add(_ rows: [LineRow]) {
    document.lines = rows
    tables += LinesReport.tables(rows)
  }

  mutating func add(_ count: PathCount) {
    document.files = count.files.map { FileRow($0) }
    tables.append(LinesReport.table(count))
  }
}
