import Play
import Results
import Stopwatch
import Timing

extension Command {
  static let latency = measuring(
    "latency", "how long each flow takes, side by side in random order", .timing + [.save],
    tables: ["latency", "means", "growth", "noise", "wording"]
  ) { try $0.addLatency(to: &$1) }

  static let growth = measuring(
    "growth", "how the time of each flow grows, up to 100 000 items: minutes",
    [.architecture, .flow, .items, .reference, .format, .table, .output, .seed],
    tables: ["growth", "latency", "noise"],
    check: { options, _ in
      let long = Set(options.items).count { $0 >= LatencyPlan.middleSize }
      return options.items.isEmpty || long >= 3
        ? nil
        : "growth takes three sizes from \(LatencyPlan.middleSize) items on; write "
          + "--items 64,512,4096"
    },
    measure: { run, results in
      let outcome = try run.latency()
      results.add(outcome, shown: [GrowthReport.table(outcome.growth)])
    })
}

/// How a run takes times: by launches of the program that is timed.
extension Run {
  func addLatency(to results: inout RunResults) throws {
    let outcome = try latency()
    let program = try program()
    addWording(
      in: try LatencyPlan(options: options).cells,
      InstructionCounter(program: program.executable), to: &results)
    results.add(
      BuildRecord(of: program).instructions.filter { row in
        arms.contains { $0.name == row.architecture } && flows.contains { $0.name == row.flow }
      }, as: \.instructions)
    let causes = Causes(in: results.document, reference: reference.name)
    if options.command == .latency {
      results.closing.append(outcome.rows.explanation(by: causes) ?? InstructionsReport.absence)
    }
    results.add(outcome, causes)
  }

  func latency() throws -> LatencyOutcome {
    let plan = try LatencyPlan(options: options)
    // The reference comes first, also where it wasn't asked for.
    let contenders = [reference] + arms.filter { $0.name != reference.name }
    try Agreement.check(contenders, in: plan.cells)
    let relinker = options.effort == .thorough || options.command == .docs ? relinker() : nil
    defer { relinker?.removeFiles() }
    let pass = LatencyPass(
      plan: plan, versions: contenders.map(\.name), launcher: launcher, progress: progress,
      clock: clock, shouldStop: shouldStop, relinked: { relinker?.relinked(seed: $0) })
    return LatencyOutcome(try pass.run(seed: seed), of: plan, seed: seed)
  }
}
