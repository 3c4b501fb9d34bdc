import Arms

/// One random session, as the reference got through it.
package struct Session {
  /// So many things a user has really done end a session.
  package static let leastActions = 40
  /// Where nothing can be done any more, the session ends all the same.
  private static let mostSteps = 600

  package private(set) var scenario: Scenario
  package private(set) var tally = FuzzTally(sessions: 1)

  /// Makes up a session while the pilot gets through it.
  ///
  /// `note` is called before launch and before each step, with what there is by then.
  package init(seed: UInt64, pilot: Arm, noting note: (Scenario) -> Void = { _ in }) throws {
    var user = RandomUser(seed: seed)
    scenario = user.start(name: "random use, seed \(seed)")
    let world = try scenario.makeWorld()
    for step in scenario.before { try step.take(in: world) }
    note(scenario)
    pilot.launch(in: world)
    var observer = CoverageObserver(of: world)
    while tally.actions < Self.leastActions, tally.steps < Self.mostSteps {
      let step = user.step(in: world)
      scenario.steps.append(step)
      tally.steps += 1
      note(scenario)
      observer.willTake(step)
      let wasRefused = try step.refusal(in: world) != nil
      observer.didTake(step, wasRefused: wasRefused)
      if wasRefused {
        tally.refusals += 1
      } else if ScreenAction(step)?.isUsers == true {
        tally.actions += 1
      }
    }
    tally.coverage = observer.coverage
  }
}
