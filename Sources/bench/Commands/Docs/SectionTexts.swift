import Console
import FakeWorld
import Faults
import Foundation
import Reading
import Results
import Stopwatch
import Suites
import SwiftSource
import Timing
import UserDriver

/// What generated sections say, each kind measured once for all of them.
final class SectionTexts {
  private(set) var run: Run
  private let root: String
  /// Whether times are measured anew.
  private let isRenewed: Bool
  private var results = RunResults()
  private var tables: [GeneratedSection.Kind: [Table]] = [:]
  private lazy var proofs = Result { try run.proofs(of: Question.allCases.map(\.rawValue)) }

  init(_ run: Run, in root: String) {
    self.run = run
    self.root = root
    isRenewed = run.options.isRecorded
    // What is kept of other checks is taken as it is.
    (self.run.options.isRecorded, self.run.options.isChecked) = (false, false)
  }

  /// Nil where it can't be measured here.
  func text(of section: GeneratedSection) throws -> String? {
    switch section.kind {
    case .calls, .allocations, .latency, .lines, .tests, .mutants, .changes:
      try numbers(section)
    case .conclusions:
      Report.list(Conclusions.sentences(try counted(GeneratedSection.Kind.numbers)))
    case .picture:
      try picture(of: section).map { picture in
        "![\(picture.title)](\(section.picture))\n"
          + (picture.sentence.map {
            "\n\($0.wrapped(to: Table.textWidth).joined(separator: "\n"))\n"
          } ?? "")
      }
    case .holds:
      try run.registry.first { Docs.readme(of: $0.name) == section.path }
        .map { try HoldsDiagram(of: $0, in: root).text }
    case .code:
      try CodeExcerpt(of: section.arguments[1], at: section.arguments[0], in: root).text
    case .flow: try diagrams(of: section.arguments[0])
    case .question: try tests(answering: section.arguments[0])
    case .doubles: block(try tables(of: .doubles))
    case .screens: try screens()
    case .fits: try fits()
    case .criteria: try criteria()
    case .rules: try rules()
    case .targets: try targets()
    }
  }

  /// At least what the kinds have in numbers.
  func counted(_ kinds: [GeneratedSection.Kind]) throws -> Document {
    for kind in kinds { _ = try tables(of: kind) }
    return results.document
  }

  private func numbers(_ section: GeneratedSection) throws -> String? {
    let tables = try tables(of: section.kind)
    guard !tables.isEmpty else { return nil }
    let times = section.kind == .latency ? results.latency : nil
    return block(tables, closing: times.map(circumstances) ?? [])
  }

  private func tables(of kind: GeneratedSection.Kind) throws -> [Table] {
    if let known = tables[kind] { return known }
    let start = results.tables.count
    switch kind {
    case .calls: try run.addCalls(to: &results)
    case .allocations: try run.addAllocations(to: &results)
    case .latency: try addLatency()
    case .lines: try run.addLines(to: &results)
    case .tests: try run.addTests(to: &results)
    case .mutants: try run.addDetection(to: &results)
    case .doubles: try run.addDoubles(to: &results)
    case .changes: try run.addChanges(to: &results)
    default: break
    }
    tables[kind] = Array(results.tables[start...])
    return tables[kind] ?? []
  }

  /// Those that are kept; measured anew only on demand, since that takes a quarter of an hour.
  private func addLatency() throws {
    let path = "\(root)/\(Self.keptTimes)"
    if isRenewed {
      let file = try Output(path: path)
      try file.write(try measuredTimes().json([.sortedKeys]))
    }
    let kept = try Document(path: path)
    let arms = Set((kept.latency ?? []).map(\.architecture))
    guard arms == Set(run.arms.map(\.name)), let outcome = kept.outcome else {
      throw InputError(
        description: "\(Self.keptTimes) has times of \(arms.sorted().joined(separator: ", ")); "
          + "run swift run bench docs latency --renew")
    }
    results.take(kept, outcome)
  }

  /// Beside times stand their causes, which take minutes of single steps.
  private func measuredTimes() throws -> Document {
    try run.explain(LatencyPlan(options: run.options).cells)
    var results = RunResults()
    try run.addLatency(to: &results)
    if let machine = results.latency?.machine, machine.grade == .unfit {
      throw RunFailure("the documents are as they were. \(LatencyTrust.machine(machine))")
    }
    return results.document(in: .capture())
  }

  /// What times mean little without.
  private func circumstances(of outcome: LatencyOutcome) -> [String] {
    [
      "\(outcome.launches) launches of each cell. \(LatencyTrust.machine(outcome.machine))",
      results.document.environment?.sentence(seed: outcome.seed),
    ].compactMap(\.self)
  }

  /// The times that documents show, as `--save` writes them.
  private static let keptTimes = "docs/numbers.json"

  /// What a section shows, drawn from the numbers that it needs.
  func picture(
    of section: GeneratedSection
  ) throws -> (title: String, svg: String, sentence: String?)? {
    guard section.kind == .picture else { return nil }
    guard let kind = Picture.Kind(rawValue: section.arguments[0]) else {
      let known = Picture.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError(
        description: "\(section.path): no picture \(section.arguments[0]); there are \(known)")
    }
    switch kind {
    case .tap:
      var run = run
      run.options.flows = [Flow.openDetail.name]
      let counts = try run.counts().filter { !Arm.isFloor($0.row.architecture) }
      var results = RunResults()
      results.add(counts.flatMap(TraceRow.rows), as: \.trace)
      return results.document.picture(kind)
    case .times: return try counted([.latency]).picture(kind)
    case .costs: return try counted([.calls, .allocations]).picture(kind)
    case .suites: return try counted([.tests, .mutants]).picture(kind)
    case .changes: return try counted([.changes]).picture(kind)
    }
  }

  /// What is said in each version while one flow runs: a diagram below its name.
  private func diagrams(of flow: String) throws -> String {
    var run = run
    run.options.flows = [flow]
    let counts = try run.counts().filter { !Arm.isFloor($0.row.architecture) }
    guard !counts.isEmpty else { throw InputError(description: "docs/FLOWS.md: no flow \(flow)") }
    return counts.map {
      "### \($0.row.architecture)\n\n```mermaid\n\(SequenceDiagram.text(TraceRow.rows(of: $0)))```\n"
    }.joined(separator: "\n")
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
      let pattern = /(?s)\n## When it fits, when it doesn't\n\n(.+?\.)\s(.+)/
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
    return block([CriteriaTable(document).table])
  }

  /// As Package.swift declares them.
  private func targets() throws -> String {
    let targets = try PackageManifest(in: root).diagram
    let nodes = targets.map { target, others in
      HoldsGraph.Node(
        type: target[...], name: target,
        strong: others.compactMap { other in targets.firstIndex { $0.target == other } })
    }
    let arrows = HoldsDiagram.arrows(of: HoldsGraph(nodes: nodes)).map { "  \($0)\n" }.joined()
    return "```mermaid\nflowchart LR\n\(arrows)```\n"
  }

  /// Those of each label, as their sources declare them.
  private func rules() throws -> String {
    try (["EveryVersion"] + run.versions).map { label in
      let folder = try ModuleFolder("Sources/bench/Labels/Rules/\(label)", of: label, in: root)
      let main = folder.files.first { !$0.path.contains("+") }?.text ?? ""
      let place = { (file: SwiftFile) in
        let part = file.path.split(separator: "+").last?.dropLast(6) ?? ""
        return main.firstRange(of: "on\(part)")?.lowerBound ?? main.endIndex
      }
      let rows = folder.files.sorted { place($0) < place($1) }.flatMap(\.rules)
      let title = label == "EveryVersion" ? "Every version" : label
      return "## \(title)\n\n| rule | why |\n|---|---|\n\(rows.joined())"
    }.joined(separator: "\n")
  }
}

extension SwiftFile {
  /// A row for each rule: what it is given first, its name, and why there is one.
  fileprivate var rules: [String] {
    words.indices.filter { words[$0].text == "why" && words.text(at: $0 - 4) == "LabelRule" }.map {
      let texts = [words[$0 - 2], words[$0 + 2]].map { $0.text.dropFirst().dropLast() }
      return "| \(texts[0]) | \(texts[1]) |\n"
    }
  }
}
