import Shared

/// Times arms side by side, cell by cell, in production wiring.
enum LatencyPass {
  /// Returns what was measured until the plan was done or the person stopped it.
  static func measure(
    _ arms: [Arm], _ plan: LatencyPlan, seed: UInt64, harness: Harness, progress: ProgressLine
  ) throws -> [LatencyRow] {
    defer { progress.clear() }
    var generator = SplitMix64(seed: seed)
    var rows: [LatencyRow] = []
    for (index, cell) in plan.cells.enumerated() where !Interrupt.isRequested {
      progress.show(
        "latency: \(cell.name)", remaining: plan.budget * (plan.cells.count - index))
      let server = FakeServer(generating: cell.items)
      // The server encodes its list once, here; how long that takes is no business of a version.
      _ = server.respond(to: Endpoint.items.request())
      let contenders = arms.map { arm in
        Contender(name: arm.name) { try FlowTrial(cell, arm, server: server) }
      }
      let measurements = try harness.measure(
        contenders, budget: plan.budget, seed: generator.next())
      rows += measurements.map { LatencyRow($0, in: cell) }
    }
    return rows
  }
}

extension LatencyRow {
  fileprivate init(_ timing: Timing, in cell: Cell) {
    self.init(
      architecture: timing.name, flow: cell.flow.name, mode: cell.mode, items: cell.items,
      launches: 1, rounds: timing.rounds, ns: timing.ns, nsLow: timing.nsLow,
      nsHigh: timing.nsHigh, ratio: timing.ratio)
  }
}
