import Foundation

/// Writes the numbers in the README.
struct Docs {
  /// The package's folder.
  let root: String

  /// Measures everything anew and puts it into the README, all of it or nothing.
  func update(with run: Run) throws {
    var run = run
    run.options.items = [LatencyPlan.middleSize]
    var readme = try readme()
    // What would stop it at the end stops it here, before minutes of measuring.
    for section in GeneratedSection.allCases { _ = try section.replace(with: "", in: readme) }
    let output = try OutputFile(path: path)
    for section in GeneratedSection.allCases {
      guard let content = try content(of: section, run) else { continue }
      readme = try section.replace(with: content, in: readme)
    }
    guard !Interrupt.isRequested else { throw RunFailure("interrupted; README.md is as it was") }
    try output.write(readme)
  }

  /// The README as it stands.
  func readme() throws(InputError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw InputError(path: path, error)
    }
  }

  /// What a section should say; nil where what it says can't be measured here, and stays.
  func content(of section: GeneratedSection, _ run: Run) throws -> String? {
    let report: Report? =
      switch section {
      case .calls: Report(tables: [CallsReport.messages(try run.counts())])
      case .allocations:
        try run.allocations().map { Report(tables: [AllocationsReport.allocations($0)]) }
      case .latency: try latency(of: try run.latency())
      case .lines: Report(tables: summaries(of: try run.files()))
      case .tests:
        Report(tables: [SuitesReport.suites(try run.suites().map { SuiteRow($0) })])
      }
    return report.map { "```\n" + $0.text + "```\n" }
  }

  /// Times with what they mean little without.
  private func latency(of outcome: LatencyOutcome) throws(RunFailure) -> Report {
    let machine = LatencyFindings.machine(outcome.machine)
    guard outcome.machine.grade != .unfit else {
      throw RunFailure("README.md is as it was. \(machine)")
    }
    return Report(
      tables: LatencyReport.summaries(outcome.rows) + [NoiseReport.table(outcome.noise)],
      closing: [
        "\(outcome.launches) launches. \(machine)",
        BenchEnvironment.capture().sentence(seed: outcome.seed),
      ])
  }

  private func summaries(of files: [VersionFiles]) -> [Table] {
    LinesReport.summaries(files.lines) + [FeaturesReport.table(.production, files.features)]
  }

  private var path: String { "\(root)/README.md" }
}
