import Arms
import FakeWorld
import Items

/// One process that times one cell: the replicate, since what differs between processes (addresses,
/// hash seeds) shifts all times inside of one alike.
///
/// Cells don't share processes: what one leaves on the heap changes the times of the next. Rows that
/// were objects took an eighth longer to delete or not, depending on the cells before.
struct Launch: Sendable {
  /// The versions chosen on the command line; empty means all.
  let architectures: [String]
  let reference: String
  let cell: PlannedCell
  let seed: UInt64
  /// The program to run; nil means the one that runs now.
  var program: String?

  /// The command line that starts it.
  var arguments: [String] {
    let versions =
      architectures.isEmpty ? [] : ["--architecture", architectures.joined(separator: ",")]
    return [Command.latencyLaunch.rawValue, cell.argument] + versions
      + ["--reference", reference, "--seed", "\(seed)"]
  }

  /// Does its work in this process: times the arms, the reference first, by each protocol.
  func measure(_ arms: [Arm], with harness: Harness) throws -> [CellSample] {
    let cell = cell.cell
    let server = FakeServer(generating: cell.items)
    // The server encodes its list once, here; how long that takes is no business of a version.
    if cell.mode == .wire { _ = server.respond(to: Endpoint.items.request()) }
    let contenders = arms.map { arm in
      Contender(name: arm.name) { try FlowTrial(cell, arm, server: server) }
    }
    return try cell.ids.map { id in
      let turn = Turn(id.protocol, items: id.items)
      let rounds = try harness.measure(contenders, turn, budget: self.cell.budget, seed: seed)
      return CellSample(id, batch: turn.batch, arms: arms.map(\.name), rounds: rounds)
    }
  }
}
