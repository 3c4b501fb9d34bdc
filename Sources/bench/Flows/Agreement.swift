import Shared

/// Checks that arms do the same before any of them is timed.
enum Agreement {
  /// Runs every cell once in every arm; throws what differs from the first arm, or what went wrong.
  static func check(_ arms: [Arm], in cells: [Cell]) throws(RunFailure) {
    for cell in cells {
      let server = FakeServer(generating: cell.items)
      var reference: (name: String, evidence: Evidence)?
      for arm in arms {
        let evidence: Evidence
        do {
          let stage = try cell.stage(arm, server: server)
          try cell.flow.run(stage)
          evidence = Evidence(of: stage.world)
        } catch {
          throw RunFailure("\(arm.name) failed in \(cell.name): \(error)")
        }
        if let reference, let difference = reference.evidence.difference(from: evidence) {
          throw RunFailure(
            "\(reference.name) and \(arm.name) disagree in \(cell.name); \(difference)")
        }
        reference = reference ?? (arm.name, evidence)
      }
    }
  }
}
