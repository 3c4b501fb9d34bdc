import Console
import Play
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let latency = measuring(
    "latency", takes: "[FLOW…] [VERSION…]",
    "measure how long each flow takes, in a minute",
    [Option.save] + .timing,
    tables: ["latency", "means", "growth", "noise", "formatting"], endsGently: true,
    measure: { run, results in
      try run.request.expect()
      let (outcome, causes) = try run.addLatency(to: &results)
      results.closing.append(outcome.rows.explanation(by: causes) ?? InstructionsReport.absence)
    })
}

/// Measures times by launching the program that is timed.
extension Run {
  /// Adds times and possible causes: the rows formatted, and the instructions counted for this
  /// build.
  @discardableResult
  package func addLatency(
    to results: inout RunResults, relinked: Bool = false
  ) throws -> (LatencyOutcome, Causes) {
    let plan = try LatencyPlan(of: self)
    let outcome = try latency(plan, relinked: relinked)
    results.document.environment = .capture()
    let program = try program()
    let formatting = addFormatting(
      in: plan.cells, InstructionCounter(program: program.executable), to: &results)
    results.add(
      BuildRecord(of: program).instructions.filter { row in
        variants.contains { $0.name == row.version } && flows.contains { $0.name == row.flow }
      }, as: \.instructions)
    let causes = Causes(in: results.document, reference: reference.name)
    results.add(outcome, causes)
    results.show(formatting)
    return (outcome, causes)
  }

  /// The saved file with the times that the documents and the page show.
  package static let keptTimes = "docs/numbers.json"

  package func addKeptTimes(
    in root: String, to results: inout RunResults
  ) throws -> Document {
    let kept = try Document(path: "\(root)/\(Self.keptTimes)")
    let variants = Set((kept.latency ?? []).map(\.version))
    guard variants == Set(self.variants.map(\.name)), let outcome = kept.outcome else {
      throw InputError(
        description: "\(Self.keptTimes) has times of \(variants.sorted().joined(separator: ", ")); "
          + "run swift run lab docs latency --renew")
    }
    results.take(kept, outcome)
    return kept
  }

  /// Measures times; if there is time, it links the program in several orders.
  func latency(_ plan: LatencyPlan, relinked isRelinked: Bool = false) throws -> LatencyOutcome {
    // The reference comes first, also where it wasn't asked for.
    let contenders = [reference] + variants.filter { $0.name != reference.name }
    try Agreement.check(contenders, in: plan.cells)
    let relinker = request[.thorough] || isRelinked ? relinker() : nil
    defer { relinker?.removeFiles() }
    let pass = LatencyPass(
      plan: plan, versions: contenders.map(\.name), launcher: launcher, progress: progress,
      clock: clock, shouldStop: shouldStop, relinked: { relinker?.relinked(seed: $0) })
    return LatencyOutcome(try pass.run(seed: seed), of: plan, seed: seed)
  }
}
