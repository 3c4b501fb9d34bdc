import FakeWorld
import UserDriver

/// Takes down one state after another of a version that runs.
struct StateRecorder {
  private var asked: AskedRows?
  private var last: WorldState?
  private var arrivals = 0

  init() {}

  /// How things stand after a step, or after launch without one.
  ///
  /// Where no code of the version can have run since the last state, that is taken to stand: it is what
  /// most of the time would go into.
  mutating func state(
    of world: World, after step: Step? = nil, refusal: String? = nil
  ) -> WorldState {
    let hasHeard = arrivals != world.network.arrivals.count
    arrivals = world.network.arrivals.count
    if var last, refusal != nil || step?.isUnnoticed(withReplies: hasHeard) == true {
      last.refusal = refusal
      last.asked = []
      return last
    }
    let asked = asked ?? AskedRows(in: world)
    self.asked = asked
    var state = WorldState(of: world, refusal: refusal, asked: asked.rows)
    // Who reads all rows scrolls through them.
    asked.removeRows()
    // Of other items in the same words a version may ask for the rows again, or not.
    if let last, last.contents != state.contents, last.snapshot.allRows == state.snapshot.allRows {
      state.asked = []
    }
    last = state
    return state
  }
}

extension Step {
  /// Whether it happens behind the version's back: a script for a request to come, time without replies.
  fileprivate func isUnnoticed(withReplies: Bool) -> Bool {
    switch self {
    case .script, .malformed, .hold, .create, .deleteAll, .fail: true
    default: bringsRepliesOnly && !withReplies
    }
  }
}
