import Arms

/// What the generated sections say in numbers, each kind measured once for all of them.
final class NumberSections {
  let run: Run
  private var results = Results()
  private var tables: [GeneratedSection.Kind: ArraySlice<Table>] = [:]

  init(_ run: Run) {
    self.run = run
  }

  /// The tables to be read first, or the others; nil where they can't be measured here.
  func report(_ kind: GeneratedSection.Kind, isBrief: Bool) throws -> Report? {
    let tables = try tables(of: kind)
    guard !tables.isEmpty else { return nil }
    let first = kind == .latency ? ratios : Array(tables.prefix(1))
    return Report(
      tables: isBrief ? first : tables.filter { !first.contains($0) },
      closing: kind == .latency ? circumstances : [])
  }

  func conclusions() throws -> String {
    for kind in GeneratedSection.Kind.numbers { _ = try tables(of: kind) }
    return Report.list(Conclusions.sentences(results.document))
  }

  /// What is said in each version while one flow runs: a diagram below its name.
  func diagrams(of flow: String) throws -> String {
    var run = run
    run.options.flows = [flow]
    let counts = try run.counts().filter { !Arm.isFloor($0.row.architecture) }
    guard !counts.isEmpty else { throw InputError(description: "\(Docs.flows): no flow \(flow)") }
    return counts.map {
      "### \($0.row.architecture)\n\n```mermaid\n\(SequenceDiagram.text(TraceRow.rows(of: $0)))```\n"
    }.joined(separator: "\n")
  }

  /// The tests by which the suites answer a question, side by side.
  func tests(answering number: String) throws -> String {
    guard let question = Question(rawValue: number) else {
      let known = Question.allCases.map(\.rawValue).joined(separator: ", ")
      throw InputError(description: "\(Docs.styles): no question \(number); there are \(known)")
    }
    let rows = try run.proofs(of: [question.rawValue])
    return try QuestionSection(rows: rows, root: try Run.root()).text
  }

  func doubles() throws -> String {
    var results = Results()
    try run.addDoubles(to: &results)
    return "```\n\(Report(tables: results.tables).text())```\n"
  }

  private func tables(of kind: GeneratedSection.Kind) throws -> ArraySlice<Table> {
    if let known = tables[kind] { return known }
    let start = results.tables.count
    switch kind {
    case .calls: try run.addCalls(to: &results)
    case .allocations: try run.addAllocations(to: &results)
    case .latency: try addLatency()
    case .lines: try run.addLines(to: &results)
    case .tests: try run.addTests(to: &results)
    case .mutants: try run.addDetection(to: &results)
    case .conclusions, .holds, .code, .flow, .question, .doubles, .screens, .fits, .criteria: break
    }
    tables[kind] = results.tables[start...]
    return results.tables[start...]
  }

  /// Beside times stand their causes, which take minutes of single steps.
  private func addLatency() throws {
    try run.explain(LatencyPlan(options: run.options).cells)
    try run.addLatency(to: &results)
    guard let machine = results.latency?.machine, machine.grade == .unfit else { return }
    throw RunFailure("the documents are as they were. \(LatencyTrust.machine(machine))")
  }

  private var ratios: [Table] {
    results.latency.map { LatencyReport.ratios($0.rows + $0.means) } ?? []
  }

  /// What times mean little without.
  private var circumstances: [String] {
    results.latency.map { outcome in
      [
        "\(outcome.launches) launches of each cell. \(LatencyTrust.machine(outcome.machine))",
        BenchEnvironment.capture().sentence(seed: outcome.seed),
      ]
    } ?? []
  }
}
