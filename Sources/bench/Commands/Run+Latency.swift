import Stopwatch
import Timing

/// How a run takes times: by launches of the program that is timed.
extension Run {
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
