import Shared

/// One process that times cells: the replicate, since what differs between processes (addresses,
/// hash seeds) shifts all times inside of one alike.
struct Launch: Sendable {
  /// The versions chosen on the command line; empty means all.
  let architectures: [String]
  let cells: [PlannedCell]
  let seed: UInt64

  /// The command line that starts it.
  var arguments: [String] {
    let versions =
      architectures.isEmpty ? [] : ["--architecture", architectures.joined(separator: ",")]
    return [Command.latencyLaunch.rawValue] + cells.map(\.argument) + versions
      + ["--seed", "\(seed)"]
  }

  /// Does its work in this process: times the arms, the reference first, cell by cell in random
  /// order.
  func measure(_ arms: [Arm], with harness: Harness) throws -> LaunchResult {
    var generator = SplitMix64(seed: seed)
    var samples: [CellID: CellSample] = [:]
    for planned in cells.shuffled(using: &generator) {
      let cell = planned.cell
      let server = FakeServer(generating: cell.items)
      // The server encodes its list once, here; how long that takes is no business of a version.
      _ = server.respond(to: Endpoint.items.request())
      let contenders = arms.map { arm in
        Contender(name: arm.name) { try FlowTrial(cell, arm, server: server) }
      }
      let rounds = try harness.measure(
        contenders, budget: planned.budget, seed: generator.next())
      samples[cell.id] = CellSample(cell.id, arms: arms.map(\.name), rounds: rounds)
    }
    return LaunchResult(cells: cells.compactMap { samples[$0.cell.id] })
  }
}
