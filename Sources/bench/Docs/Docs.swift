import Arms
import Foundation

/// Writes what is generated in the READMEs: numbers in the project's, a diagram and code in each version's.
struct Docs {
  /// The package's folder.
  let root: String

  /// Makes the chosen sections anew, measuring where it takes that, and writes all documents or none.
  func update(with run: Run) throws {
    var run = run
    run.options.items = [LatencyPlan.middleSize]
    let chosen = run.options.sections
    // What would stop it at the end stops it here, before minutes of measuring.
    let documents = try documents(run.registry)
    let outputs = try documents.map { try OutputFile(path: "\(root)/\($0.document.path)") }
    let texts = try documents.map { arm, document in
      try document.replacing { section in
        guard chosen.isEmpty || chosen.contains(section.kind) else { return nil }
        return try content(of: section, in: arm, run)
      }
    }
    guard !Interrupt.isRequested else {
      throw RunFailure("interrupted; the documents are as they were")
    }
    for (output, text) in zip(outputs, texts) { try output.write(text) }
  }

  /// Those of the versions, then the project's, since it is measuring that takes minutes.
  func documents(_ arms: [Arm]) throws(InputError) -> [(arm: Arm?, document: MarkedDocument)] {
    var documents: [(arm: Arm?, document: MarkedDocument)] = []
    for arm in arms where !Arm.isFloor(arm.name) {
      documents.append((arm, try document(of: arm.name)))
    }
    return documents + [(nil, try readme())]
  }

  func document(of version: String) throws(InputError) -> MarkedDocument {
    try MarkedDocument(at: "Sources/\(version)/README.md", in: root, [.holds, .code])
  }

  func readme() throws(InputError) -> MarkedDocument {
    try MarkedDocument(
      at: "README.md", in: root, [.conclusions, .calls, .allocations, .latency, .lines, .tests])
  }

  /// What a section should say; nil where what it says can't be measured here, and stays.
  func content(of section: GeneratedSection, in arm: Arm?, _ run: Run) throws -> String? {
    let report: Report?
    switch section.kind {
    case .conclusions: return try conclusions(run)
    case .calls: report = Report(tables: [CallsReport.work(try run.calls())])
    case .allocations:
      report = try run.allocations().map { Report(tables: [AllocationsReport.allocations($0)]) }
    case .latency: report = try latency(of: try run.latency())
    case .lines: report = Report(tables: summaries(of: try run.files()))
    case .tests:
      report = Report(tables: [SuitesReport.suites(try run.suites().map { SuiteRow($0) })])
    case .holds: return try arm.map { try HoldsDiagram(of: $0, in: root).text }
    case .code: return try CodeExcerpt(for: section, in: root).text
    }
    return report.map { "```\n" + $0.text() + "```\n" }
  }

  /// A list of sentences, over the sizes of a default run.
  private func conclusions(_ run: Run) throws -> String {
    var run = run
    run.options.items = []
    let results = try run.overview()
    try results.latency.map { outcome in try checkFitness(outcome.machine) }
    return results.opening.map { sentence in
      "- " + sentence.printable.wrapped(to: 98).joined(separator: "\n  ") + "\n"
    }.joined()
  }

  private func checkFitness(_ machine: MachineGrade) throws(RunFailure) {
    guard machine.grade == .unfit else { return }
    throw RunFailure("the documents are as they were. \(LatencyFindings.machine(machine))")
  }

  /// Times with what they mean little without.
  private func latency(of outcome: LatencyOutcome) throws(RunFailure) -> Report {
    let machine = LatencyFindings.machine(outcome.machine)
    try checkFitness(outcome.machine)
    return Report(
      tables: LatencyReport.ratios(outcome.rows + outcome.means) + [
        NoiseReport.table(outcome.noise)
      ],
      closing: [
        "\(outcome.launches) launches. \(machine)",
        BenchEnvironment.capture().sentence(seed: outcome.seed),
      ])
  }

  private func summaries(of files: [VersionFiles]) -> [Table] {
    LinesReport.summaries(files.lines) + [FeaturesReport.table(.production, files.features)]
  }
}
