import Console
import FakeWorld
import RandomUse
import Stopwatch

/// Checks that variants do the same before any of them is timed.
package enum Agreement {
  /// More rows, every one of which is read after each step, would show no more.
  private static let mostItems = 4_096

  /// Runs every cell once in every variant and looks after each step; throws what differs from the first
  /// variant, or what went wrong.
  package static func check(_ variants: [Variant], in cells: [Cell]) throws(RunFailure) {
    for cell in cells {
      let server = FakeServer(generating: min(cell.items, mostItems))
      var expected: [WorldState]?
      for variant in variants {
        var states: [WorldState] = []
        do {
          let stage = try cell.stage(variant, server: server)
          try cell.flow.run(stage) { states.append(WorldState(of: $0.world)) }
        } catch {
          throw RunFailure("\(variant.name) failed in \(cell.name): \(error)")
        }
        expected = expected ?? states
        for (step, pair) in zip(states, expected ?? []).enumerated() where pair.0 != pair.1 {
          let differences = pair.0.differences(from: pair.1).joined(separator: "\n")
          throw RunFailure(
            "\(variants[0].name) and \(variant.name) disagree in \(cell.name), step \(step + 1): \(differences)"
          )
        }
      }
    }
  }
}
