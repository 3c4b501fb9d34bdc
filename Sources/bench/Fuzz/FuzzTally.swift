/// What some sessions in a row came to.
struct FuzzTally: Codable, Equatable, Sendable {
  var sessions = 0
  /// What the user could really do.
  var actions = 0
  /// What the user tried and couldn't do.
  var refusals = 0
  /// How many steps there were in all, the world's included.
  var steps = 0
  var coverage = Coverage()
  /// Where one went wrong, which is the last.
  var finding: Finding?

  mutating func add(_ session: Session) {
    sessions += 1
    actions += session.actions
    refusals += session.refusals
    steps += session.scenario.steps.count
    coverage.add(session.coverage)
  }

  mutating func add(_ other: FuzzTally) {
    sessions += other.sessions
    actions += other.actions
    refusals += other.refusals
    steps += other.steps
    coverage.add(other.coverage)
    finding = finding ?? other.finding
  }
}
