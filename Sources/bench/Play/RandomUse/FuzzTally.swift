/// What some sessions in a row came to.
package struct FuzzTally: Codable, Equatable, Sendable {
  package var sessions: Int
  /// What the user could really do.
  package var actions = 0
  /// What the user tried and couldn't do.
  package var refusals = 0
  /// How many steps there were in all, the world's included.
  package var steps = 0
  package var cases = CoverageCase.all
  /// Where one went wrong, which is the last.
  package var finding: Finding?

  package init(sessions: Int = 0, finding: Finding? = nil) {
    self.sessions = sessions
    self.finding = finding
  }

  package mutating func add(_ other: FuzzTally) {
    sessions += other.sessions
    actions += other.actions
    refusals += other.refusals
    steps += other.steps
    cases.add(other.cases)
    finding = finding ?? other.finding
  }
}
