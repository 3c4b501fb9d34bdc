import FakeWorld
import UserDriver

/// Takes down one moment after another of a version that runs.
struct Witness {
  private var asked: AskedRows?
  private var last: Moment?
  private var arrivals = 0

  init() {}

  /// How things stand after a step, or after launch without one.
  ///
  /// Where no code of the version can have run since the moment before, that is taken to stand: it is what
  /// most of the time would go into.
  mutating func moment(
    of world: World, after step: Step? = nil, refusal: String? = nil
  ) -> Moment {
    let hasHeard = arrivals != world.network.arrivals.count
    arrivals = world.network.arrivals.count
    if var last, refusal != nil || step?.isUnnoticed(withReplies: hasHeard) == true {
      last.refusal = refusal
      last.asked = []
      return last
    }
    let asked = asked ?? AskedRows(in: world)
    self.asked = asked
    var moment = Moment(of: world, refusal: refusal, asked: asked.rows)
    // Who reads all rows scrolls through them.
    asked.removeRows()
    // Of other items in the same words a version may ask for the rows again, or not.
    if let last, last.contents != moment.contents,
      last.snapshot.allRows == moment.snapshot.allRows
    {
      moment.asked = []
    }
    last = moment
    return moment
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
