import Commands
import Console
import Foundation
import Labels
import Reading
import Results
import Stopwatch
import Suites
import Timing

/// What generated sections say, each kind measured once for all of them.
final class SectionTexts {
  private let run: Run
  private let root: String
  /// Whether times are measured again.
  private let isRenewed: Bool
  private var results = RunResults()
  /// The saved file with times.
  private var timed: Document?
  private var tables: [GeneratedSection.Kind: [Table]] = [:]
  private lazy var changed = DocumentedChanges(run, in: root)
  private lazy var suites = Result { try run.suites() }
  private lazy var proofs = Result {
    try run.proofs(
      of: Question.allCases.map(\.rawValue), by: run.proofs(of: suites.get()))
  }

  init(_ run: Run, in root: String, renewing isRenewed: Bool) {
    (self.run, self.root, self.isRenewed) = (run, root, isRenewed)
  }

  /// Nil where it can't be measured here.
  func content(of section: GeneratedSection) throws -> GeneratedSection.Content? {
    if section.kind == .picture { return try picture(of: section) }
    return try text(of: section).map { ($0, nil) }
  }

  private func text(of section: GeneratedSection) throws -> String? {
    switch section.kind {
    case .calls, .allocations, .latency, .lines, .tests, .mutants, .changes, .doubles:
      try numbers(section.kind)
    case .conclusions:
      Report.list(
        Conclusions.sentences(
          try counted([.calls, .allocations, .latency, .lines, .tests, .mutants, .changes])))
    case .picture: nil
    case .holds:
      try run.registry.first { Docs.readme(of: $0.name) == section.path }.map(tree)
    case .code:
      try CodeExcerpt(of: section.arguments[1], at: section.arguments[0], in: root).text
    case .changed:
      try CodeExcerpt(
        of: section.arguments[2], at: section.arguments[1],
        in: changed.copy(with: section.arguments[0]).folder
      ).text
    case .costs: try costs(of: section.arguments[0])
    case .question: try tests(answering: section.arguments[0])
    case .screens: try screens()
    case .fits: try fits()
    case .criteria: try criteria()
    case .rules: rules()
    case .targets: try targets()
    }
  }

  /// At least what the kinds have in numbers.
  private func counted(_ kinds: [GeneratedSection.Kind]) throws -> Document {
    for kind in kinds { _ = try tables(of: kind) }
    return results.document
  }

  private func numbers(_ kind: GeneratedSection.Kind) throws -> String? {
    let tables = try tables(of: kind)
    guard !tables.isEmpty else { return nil }
    let times = kind == .latency ? results.latency : nil
    let shown = tables.prefix(Self.mostTables[kind] ?? .max)
    return block(
      Array(shown), closing: try times.map { try circumstances(of: $0) + agedTimes() } ?? [])
  }

  /// How many tables of a kind a document shows; the commands print the others.
  private static let mostTables: [GeneratedSection.Kind: Int] = [
    .calls: 2, .allocations: 1, .latency: 3, .lines: 1, .tests: 1, .mutants: 1,
  ]

  private func tables(of kind: GeneratedSection.Kind) throws -> [Table] {
    if let known = tables[kind] { return known }
    let start = results.tables.count
    switch kind {
    case .calls: try run.addCalls(to: &results)
    case .allocations: try run.addAllocations(to: &results)
    case .latency: try addLatency()
    case .lines: try run.addLines(to: &results)
    case .tests: try run.addTests(suites.get(), to: &results)
    case .mutants: try run.addDetection(suites.get(), to: &results)
    case .doubles: try run.addDoubles(suites.get(), to: &results)
    case .changes: try run.addChanges(to: &results)
    default: break
    }
    tables[kind] = Array(results.tables[start...])
    return tables[kind] ?? []
  }

  /// Those that are kept; measured anew only on demand, since that takes a quarter of an hour.
  private func addLatency() throws {
    if isRenewed {
      let file = try Output(path: "\(root)/\(Run.keptTimes)")
      try file.write(try measuredTimes().json([.sortedKeys]))
    }
    timed = try run.addKeptTimes(in: root, to: &results)
  }

  /// Versions that have changed since their times were kept: what they allocate then and now tells that.
  private func agedTimes() throws -> [String] {
    guard let then = timed?.allocations, let now = try counted([.allocations]).allocations else {
      return []
    }
    return run.versions.compactMap { version in
      let sums = [then, now].map { rows in
        rows.filter { $0.version == version && $0.items == LatencyPlan.middleSize }.sum(\.mallocs)
      }
      // A few allocations more or less say nothing about times.
      guard abs(sums[0] - sums[1]) * 50 > sums[0] else { return nil }
      return "The times of \(version.versionName) are of older code: it allocated \(sums[0]) times "
        + "when it was timed, and \(sums[1]) times now."
    }
  }

  /// Beside times stand their causes, which take minutes of single steps.
  private func measuredTimes() throws -> Document {
    try run.explain()
    var results = RunResults()
    try run.addLatency(to: &results, relinked: true)
    try run.addAllocations(to: &results)
    if let machine = results.latency?.machine, machine.grade == .unfit {
      throw RunFailure("the documents are as they were. \(LatencyTrust.machine(machine))")
    }
    return results.document(in: .capture())
  }

  /// What times mean little without.
  private func circumstances(of outcome: LatencyOutcome) -> [String] {
    [
      "Each time comes from \(outcome.launches) launches. \(LatencyTrust.machine(outcome.machine))",
      results.document.environment?.sentence(seed: outcome.seed),
    ].compactMap(\.self)
  }

  private func picture(of section: GeneratedSection) throws -> GeneratedSection.Content? {
    guard let kind = Picture.Kind(rawValue: section.arguments[0]) else {
      let known = Picture.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError(
        description: "\(section.path): no picture \(section.arguments[0]); there are \(known)")
    }
    let drawn =
      switch kind {
      case .tap: try traced()
      case .times: try counted([.latency])
      case .costs: try counted([.calls, .allocations])
      case .suites: try counted([.tests, .mutants])
      case .changes: try counted([.changes])
      }
    return drawn.picture(kind).map { picture in
      let lines = picture.sentence?.wrapped(to: Table.textWidth) ?? []
      let image = "![\(picture.title)](\(section.picture))\n"
      return (image + (lines.isEmpty ? "" : "\n\(lines.joined(separator: "\n"))\n"), picture.svg)
    }
  }

  /// The calls that opening the detail takes in each version.
  private func traced() throws -> Document {
    var results = RunResults()
    let counts = try run.registry.filter { run.versions.contains($0.name) }.map {
      try CallCounter.count(.openDetail, in: $0, items: LatencyPlan.middleSize)
    }
    results.add(counts.flatMap(TraceRow.rows), as: \.trace)
    return results.document
  }

  /// The tests by which the suites answer a question, side by side.
  private func tests(answering number: String) throws -> String {
    let rows = try proofs.get().filter { $0.behaviour == number }
    guard !rows.isEmpty else {
      let known = Question.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError(
        description: "docs/TEST-STYLES.md: no question \(number); there are \(known)")
    }
    return try QuestionSection(rows: rows, root: root).text
  }

  private func costs(of change: String) throws -> String {
    var before = try counted([.calls, .lines, .tests, .latency])
    before.instructions = timed?.instructions
    before.allocations = timed?.allocations
    let (costs, runs) = try changed.costs(of: change, from: before)
    let circumstances = [("Before", timed), ("After", runs)].compactMap { when, run in
      run?.outcome.map { outcome in
        "\(when): \(run?.environment?.sentence(seed: outcome.seed) ?? "") "
          + LatencyTrust.machine(outcome.machine)
      }
    }
    return block([costs], closing: circumstances)
  }

  private func block(_ tables: [Table], closing: [String] = []) -> String {
    "```\n\(Report(tables: tables, closing: closing).text())```\n"
  }
}

/// What a reader sees before the numbers, or chooses by.
extension SectionTexts {
  /// The three screens, which are the same in every version.
  private func screens() throws -> String {
    "```\n\(try run.screens().joined(separator: "\n\n"))\n```\n"
  }

  /// When each version fits, and what it asks for, as its README says.
  private func fits() throws -> String {
    let rows = try run.versions.map { version in
      let path = Docs.readme(of: version)
      let pattern = /(?s)\n## When it fits, when it doesn't\n\n(.+?)\n\n(.+?)(?:\n\n|\n*$)/
      guard let match = try String(readFrom: "\(root)/\(path)").firstMatch(of: pattern) else {
        throw InputError(description: "\(path): it doesn't say when it fits, and when not")
      }
      let cells = [match.1, match.2].map(\.inOneLine)
      return "| [\(version.versionName)](../\(path)) | \(cells[0]) | \(cells[1]) |\n"
    }
    return "| version | when it fits | when it doesn't |\n|---|---|---|\n" + rows.joined()
  }

  /// What the versions are weighed by, as far as it is counted and not timed.
  private func criteria() throws -> String {
    var document = try counted([.calls, .lines, .tests])
    (document.latency, document.means, document.allocations) = (nil, nil, nil)
    document.walk = try run.walks().flatMap(\.rows)
    return block([CostsReport.table(Criterion.costs(of: run.versions, in: document))])
  }

  /// The version's objects, each below the one that holds it.
  private func tree(of variant: Variant) throws -> String {
    block(HoldsReport([HoldsTree(of: variant.name, try HoldsGraph(of: variant, in: root))]).tables)
  }

  /// As Package.swift declares them.
  private func targets() throws -> String {
    let targets = try PackageManifest(in: root).diagram
    let arrows = targets.filter { !$0.standsOn.isEmpty }.map { target, others in
      "  \(target) --> \(others.joined(separator: " & "))\n"
    }
    return "```mermaid\nflowchart LR\n\(arrows.joined())```\n"
  }

  /// Those of each label.
  private func rules() -> String {
    ([ArchitectureRule.everyVersion] + run.versions).map { label in
      let rules = ArchitectureRule.all.filter { $0.label == label }
      let rows = rules.map { "| \($0.name) | \($0.why) |\n" }
      return "## \(label.versionName)\n\n| rule | why |\n|---|---|\n\(rows.joined())"
    }.joined(separator: "\n")
  }
}
