import Arms
import FakeWorld

/// Checks that arms do the same before any of them is timed.
enum Agreement {
  /// More rows, every one of which is read after each step, would show no more.
  private static let mostItems = 4_096

  /// Runs every cell once in every arm and looks after each step; throws what differs from the first
  /// arm, or what went wrong.
  static func check(_ arms: [Arm], in cells: [Cell]) throws(RunFailure) {
    for cell in cells {
      let server = FakeServer(generating: min(cell.items, mostItems))
      var reference: (name: String, evidence: [Evidence])?
      for arm in arms {
        var evidence: [Evidence] = []
        do {
          let stage = try cell.stage(arm, server: server)
          try cell.flow.run(stage) { evidence.append(Evidence(of: $0.world)) }
        } catch {
          throw RunFailure("\(arm.name) failed in \(cell.name): \(error)")
        }
        guard let (name, expected) = reference else {
          reference = (arm.name, evidence)
          continue
        }
        for (step, pair) in zip(expected, evidence).enumerated() {
          guard let difference = pair.0.difference(from: pair.1) else { continue }
          throw RunFailure(
            "\(name) and \(arm.name) disagree in \(cell.name), step \(step + 1): \(difference)")
        }
      }
    }
  }
}
