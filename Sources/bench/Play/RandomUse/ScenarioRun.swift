import Arms
import FakeWorld

/// What one version made of a scenario: every idle point, and the first thing that was wrong with it.
struct ScenarioRun {
  /// Something that needs no second version to be wrong.
  struct Violation {
    let kind: Finding.Kind
    /// The idle point, as in ``ScenarioRun/states``; the one after the last is the end.
    let index: Int
    let words: [String]
  }

  private(set) var states: [WorldState] = []
  private(set) var violation: Violation?

  /// Runs the scenario; `note` is called before each step with its place, 0 for the launch.
  init(of scenario: Scenario, on arm: Arm, noting note: (Int) -> Void = { _ in }) throws {
    let world = try scenario.makeWorld()
    var leaks = LeakWatch(of: world)
    func launch(in world: World) {
      note(0)
      arm.launch(in: world)
    }
    func willTake(_ step: Step) {
      note(states.count)
      leaks.willTake(step)
    }
    _ = try scenario.run(in: world, launching: launch, willTake: willTake) {
      world, step, refusal in
      if violation != nil { return }
      let index = states.count
      states.append(.after(step, refusal, in: world, since: states.last))
      check(.rule, Rule.broken(in: states[index]), at: index)
      check(.leak, leaks.didTake(), at: index)
    }
    note(states.count)
    let objects = ObjectGraph(from: [world.app as Any, world.navigationController])
    world.close()
    check(.leak, objects.survivors, at: states.count)
  }

  private mutating func check(_ kind: Finding.Kind, _ words: [String], at index: Int) {
    guard violation == nil, !words.isEmpty else { return }
    violation = Violation(kind: kind, index: index, words: words)
  }
}
