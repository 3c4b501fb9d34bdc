import Arms

extension ArmComparison {
  /// Runs some sessions, each from the next seed, until one goes wrong; `note` is called before each with
  /// its seed.
  package func fuzz(
    seed: UInt64, sessions: Int, noting note: (UInt64) -> Void = { _ in }
  ) throws -> FuzzTally {
    var tally = FuzzTally()
    for index in 0..<sessions {
      let seed = seed &+ UInt64(index)
      note(seed)
      let session = try Session(seed: seed, pilot: reference)
      tally.add(session.tally)
      if let finding = try finding(in: session.scenario) {
        tally.finding = try shrink(finding, in: session.scenario, seed: seed)
        break
      }
    }
    return tally
  }
}
