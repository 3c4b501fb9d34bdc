import Console
import Play
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let latency = measuring(
    "latency", takes: "[FLOW…] [VERSION…]",
    "how long each flow takes: a minute",
    [Option.save] + .timing,
    tables: ["latency", "means", "growth", "noise", "formatting"], endsGently: true,
    measure: { run, results in
      try run.request.expect()
      let (outcome, causes) = try run.addLatency(to: &results)
      results.closing.append(outcome.rows.explanation(by: causes) ?? InstructionsReport.absence)
    })
}

/// How a run takes times: by launches of the program that is timed.
extension Run {
  /// Times with their causes: the rows formatted, and the instructions that are kept of this build.
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

  /// The file of the times that documents and the page show, as `--save` writes them.
  package static let keptTimes = "docs/numbers.json"

  @discardableResult
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

  /// With the program linked in several orders where there is time for it.
  func latency(_ plan: LatencyPlan, relinked isRelinked: Bool = false) throws -> LatencyOutcome {
    // The reference comes first, also where it wasn't asked for.
    let contenders = [reference] + variants.filter { $0.name != reference.name }
    try Agreement.check(contenders, in: plan.cells)
    let relinker = effort == .thorough || isRelinked ? relinker() : nil
    defer { relinker?.removeFiles() }
    let pass = LatencyPass(
      plan: plan, versions: contenders.map(\.name), launcher: launcher, progress: progress,
      clock: clock, shouldStop: shouldStop, relinked: { relinker?.relinked(seed: $0) })
    return LatencyOutcome(try pass.run(seed: seed), of: plan, seed: seed)
  }
}
