import Arms
import FakeWorld

/// What one version made of a scenario: every idle point, and the first thing that was wrong with it.
struct Course {
  /// Something that needs no second version to be wrong.
  struct Complaint {
    let kind: Finding.Kind
    /// The idle point, as in ``Course/moments``.
    let index: Int
    let words: [String]
    /// Whether it shows only once window and app are released.
    let isAtEnd: Bool
  }

  private(set) var moments: [Moment] = []
  private(set) var complaint: Complaint?

  /// Runs the scenario; `note` is called before each step with its place, 0 for the launch.
  init(of scenario: Scenario, on arm: Arm, noting note: (Int) -> Void = { _ in }) throws {
    let world = try scenario.makeWorld()
    var leaks = LeakWatch(of: world)
    var witness = Witness()
    func launch(in world: World) {
      note(0)
      arm.launch(in: world)
    }
    func willTake(_ step: Step) {
      note(moments.count)
      leaks.willTake(step)
    }
    _ = try scenario.run(in: world, launching: launch, willTake: willTake) {
      world, step, refusal in
      let moment = witness.moment(of: world, after: step, refusal: refusal)
      let before = moments.last
      moments.append(moment)
      if moment != before { check(.rule, Rule.broken(at: moment)) }
      if let before, let step { check(.rule, Rule.broken(by: step, from: before, to: moment)) }
      check(.leak, leaks.didTake())
    }
    note(moments.count)
    check(.leak, LeakWatch.close(world), isAtEnd: true)
    check(.rule, brokenAfterEnd(of: world), isAtEnd: true)
  }

  private mutating func check(_ kind: Finding.Kind, _ words: [String], isAtEnd: Bool = false) {
    guard complaint == nil, !words.isEmpty else { return }
    complaint = Complaint(
      kind: kind, index: moments.count - 1, words: words, isAtEnd: isAtEnd)
  }

  private func brokenAfterEnd(of world: World) -> [String] {
    let (contents, calls) = (world.store.contents, world.store.calls)
    let requests = world.network.exchanges.count
    world.network.releaseAll()
    world.loop.runUntilSettled()
    let isStill =
      contents == world.store.contents && calls == world.store.calls
      && requests == world.network.exchanges.count
    return isStill ? [] : ["X4: replies after the app has gone change nothing"]
  }
}
