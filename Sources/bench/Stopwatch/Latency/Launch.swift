import FakeWorld
import ItemsNetworking

/// One process that times one cell: the replicate, since what differs between processes (addresses,
/// hash seeds) shifts all times inside of one alike.
///
/// Cells don't share processes: what one leaves on the heap changes the times of the next. Rows that
/// were objects took an eighth longer to delete or not, depending on the cells before.
package struct Launch: Codable, Sendable {
  /// What is timed beside the controls, by name; the reference first.
  package let versions: [String]
  package let cell: Cell
  /// Wall-clock time for all variants by one protocol, preparations included.
  package let budget: Duration
  package let seed: UInt64
  /// The program that does it; nil means the one that was built.
  package let program: String?

  package init(
    versions: [String], cell: Cell, budget: Duration, seed: UInt64, program: String? = nil
  ) {
    (self.versions, self.cell, self.budget) = (versions, cell, budget)
    (self.seed, self.program) = (seed, program)
  }

  /// Does its work in this process: times the variants, the reference first, by each protocol.
  func measure(in registry: [Variant], with harness: Harness) throws -> [CellSample] {
    let versions = try versions.map { try registry.named($0) }
    let names = self.versions + Controls.names
    let variants = versions + Controls.names.map { _ in versions[0] }
    let server = FakeServer(generating: cell.items)
    // The server encodes its list once, here; how long that takes is no business of a version.
    if cell.mode == .json { _ = server.respond(to: Endpoint.items.request()) }
    let contenders = zip(names, variants).map { name, variant in
      Contender(name: name) { try cell.prepare(variant, server: server) }
    }
    return try cell.ids.map { id in
      let rounds = try harness.measure(contenders, in: id, budget: budget, seed: seed)
      return CellSample(id, variants: names, rounds: rounds)
    }
  }
}

/// The reference entered again, twice: what differs between it and itself is noise.
package enum Controls {
  /// Sets the noise floor of each cell.
  package static let first = "Control 1"
  /// Checks that the verdicts built on that floor are honest.
  package static let second = "Control 2"

  package static let names = [first, second]
}
