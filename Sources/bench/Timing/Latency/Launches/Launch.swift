import Arms
import FakeWorld
import Items

/// One process that times one cell: the replicate, since what differs between processes (addresses,
/// hash seeds) shifts all times inside of one alike.
///
/// Cells don't share processes: what one leaves on the heap changes the times of the next. Rows that
/// were objects took an eighth longer to delete or not, depending on the cells before.
struct Launch: Codable, Sendable {
  /// What is timed beside the controls, by name; the reference first.
  let versions: [String]
  let cell: Cell
  /// Wall-clock time for all arms by one protocol, preparations included.
  let budget: Duration
  let seed: UInt64
  /// The program to run; nil means the one that runs now.
  var program: String?

  /// Does its work in this process: times the arms, the reference first, by each protocol.
  func measure(in registry: [Arm], with harness: Harness) throws -> [CellSample] {
    let arms = Controls.added(
      to: versions.compactMap { name in registry.first { $0.name == name } })
    let server = FakeServer(generating: cell.items)
    // The server encodes its list once, here; how long that takes is no business of a version.
    if cell.mode == .wire { _ = server.respond(to: Endpoint.items.request()) }
    let contenders = arms.map { arm in
      Contender(name: arm.name) { try cell.trial(arm, server: server) }
    }
    return try cell.ids.map { id in
      let rounds = try harness.measure(contenders, in: id, budget: budget, seed: seed)
      return CellSample(id, arms: arms.map(\.name), rounds: rounds)
    }
  }
}
