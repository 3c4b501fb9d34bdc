import Arms

extension ArmComparison {
  /// Runs some sessions, each from the next seed, until one goes wrong.
  ///
  /// `note` is called before each step of each version, with what is found if it crashes.
  package func fuzz(
    seed: UInt64, sessions: Int, noting note: ((Finding) -> Void)? = nil
  ) throws -> FuzzTally {
    var tally = FuzzTally()
    for index in 0..<sessions where tally.finding == nil {
      let seed = seed &+ UInt64(index)
      let session = try Session(seed: seed, pilot: reference) { scenario in
        note?(Finding(crashOf: reference, at: scenario.steps.count, in: scenario, seed: seed))
      }
      tally.add(session.tally)
      let scenario = note == nil ? session.scenario : try marked(session.scenario)
      let finding = try finding(in: scenario) { arm, index in
        note?(Finding(crashOf: arm, at: index, in: scenario, seed: seed))
      }
      tally.finding = try finding.map { try shrink($0, in: session.scenario, seed: seed) }
    }
    return tally
  }
}
