import Arms
import FakeWorld

/// What one version made of a scenario: every idle point, and the first thing that was wrong with it.
struct ScenarioRun {
  /// Something that needs no second version to be wrong.
  struct Violation {
    let kind: Finding.Kind
    /// The idle point, as in ``ScenarioRun/states``.
    let index: Int
    let words: [String]
    /// Whether it shows only once window and app are released.
    let isAtEnd: Bool
  }

  private(set) var states: [WorldState] = []
  private(set) var violation: Violation?

  /// Runs the scenario; `note` is called before each step with its place, 0 for the launch.
  init(of scenario: Scenario, on arm: Arm, noting note: (Int) -> Void = { _ in }) throws {
    let world = try scenario.makeWorld()
    var leaks = LeakWatch(of: world)
    var recorder = StateRecorder()
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
      // What follows is of no interest.
      if violation != nil { return }
      let state = recorder.state(of: world, after: step, refusal: refusal)
      let before = states.last
      states.append(state)
      if state != before { check(.rule, Rule.broken(in: state)) }
      if let before, let step { check(.rule, Rule.broken(by: step, from: before, to: state)) }
      check(.leak, leaks.didTake())
    }
    note(states.count)
    check(.leak, LeakWatch.close(world), isAtEnd: true)
    check(.rule, Rule.brokenAfterEnd(of: world), isAtEnd: true)
  }

  private mutating func check(_ kind: Finding.Kind, _ words: [String], isAtEnd: Bool = false) {
    guard violation == nil, !words.isEmpty else { return }
    violation = Violation(kind: kind, index: states.count - 1, words: words, isAtEnd: isAtEnd)
  }
}
