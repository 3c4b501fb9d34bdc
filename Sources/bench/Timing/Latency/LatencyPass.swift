import Console
import Stopwatch

/// Launches every cell once, in random order, and again until the plan is done.
package struct LatencyPass {
  private let plan: LatencyPlan
  private let versions: [String]
  private let launcher: (Launch) throws -> [CellSample]
  private let progress: ProgressLine
  private let clock: any NanosecondClock
  private let shouldStop: () -> Bool
  /// The program in an order of its objects that follows from a seed; nil leaves it as it is.
  var relinked: (UInt64) -> String?

  package init(
    plan: LatencyPlan, versions: [String], launcher: @escaping (Launch) throws -> [CellSample],
    progress: ProgressLine, clock: any NanosecondClock, shouldStop: @escaping () -> Bool,
    relinked: @escaping (UInt64) -> String?
  ) {
    (self.plan, self.versions, self.launcher, self.progress) = (plan, versions, launcher, progress)
    (self.clock, self.shouldStop, self.relinked) = (clock, shouldStop, relinked)
  }

  /// Returns what was measured until the plan was done, the time was up, or the person stopped it.
  package func run(seed: UInt64) throws(RunFailure) -> LatencySamples {
    defer { progress.clear() }
    let start = clock.now()
    var seeds = SplitMix64(seed: seed)
    var samples = LatencySamples(cells: plan.cells.flatMap(\.ids))
    var cells = plan.cells
    var nextLook = plan.launches
    var last = Duration.zero
    while !cells.isEmpty {
      let launches = samples.launches.count
      let elapsed = time(since: start)
      // Fewer have no interval.
      if launches >= CoreUse.leastLaunches, elapsed + last > plan.limit { break }
      show(launches, elapsed)

      let program = relinked(seeds.next())
      var taken: [CellSample] = []
      for cell in cells.shuffled(using: &seeds) {
        let launch = Launch(
          versions: versions, cell: cell, budget: plan.budgets[cell.mode] ?? .zero,
          seed: seeds.next(), program: program)
        guard !shouldStop(), let own = try self.samples(of: launch) else { return samples }
        taken += own
      }
      samples.launches.append(taken)
      samples.layouts += program == nil ? 0 : 1
      last = time(since: start) - elapsed

      guard samples.launches.count == nextLook else { continue }
      guard plan.isUntilDecided else { break }
      let undecided = samples.undecided
      cells = cells.filter { !undecided.isDisjoint(with: $0.ids) }
      // Few looks: each one is another chance to take noise for a difference.
      nextLook += max(1, nextLook / 2)
    }
    return samples
  }

  /// What a launch measures; nil when it was ended by the Control-C that ends the pass too.
  private func samples(of launch: Launch) throws(RunFailure) -> [CellSample]? {
    do {
      return try launcher(launch)
    } catch {
      if shouldStop() { return nil }
      throw RunFailure("timing \(launch.cell.name) failed: \(error)")
    }
  }

  private func show(_ launches: Int, _ elapsed: Duration) {
    let rest = plan.limit - elapsed
    let planned = launches == 0 ? rest : elapsed / launches * (plan.launches - launches)
    progress.show(
      "latency: launch \(launches + 1)" + (plan.isUntilDecided ? "" : " of \(plan.launches)"),
      remaining: plan.isUntilDecided ? rest : min(planned, rest))
  }

  private func time(since start: UInt64) -> Duration { .nanoseconds(clock.now() - start) }
}

/// What all launches of a pass have measured.
package struct LatencySamples: Sendable {
  /// The cells in the order of the plan, each under its protocols.
  let cells: [CellID]
  /// Every cell that had no verdict yet, launched once in each of these.
  var launches: [[CellSample]] = []
  /// How many orders of its objects the program had in these; 0 where it was the same program always.
  var layouts = 0

  /// Each cell by itself; those with too few launches are left out.
  var comparisons: [CellComparison] { cells.compactMap(comparison) }

  /// The geometric mean over the flows that were timed alike.
  var means: [CellComparison] {
    cells.grouped(by: \.mean).compactMap { flows in
      let comparisons = flows.compactMap(comparison)
      guard flows.count > 1, comparisons.count == flows.count else { return nil }
      return CellComparison(meanOf: comparisons, as: flows[0].mean)
    }
  }

  var undecided: Set<CellID> {
    Set(comparisons.filter { !$0.isDecided }.map(\.cell))
  }

  private func comparison(_ cell: CellID) -> CellComparison? {
    CellComparison(of: launches.joined().filter { $0.cell == cell })
  }
}
