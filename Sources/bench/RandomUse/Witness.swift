import FakeWorld

/// Takes down one moment after another of a version that runs.
package struct Witness {
  private var asked: AskedRows?

  package init() {}

  package mutating func moment(of world: World, refusal: String? = nil) -> Moment {
    let asked = asked ?? AskedRows(in: world)
    self.asked = asked
    let moment = Moment(of: world, refusal: refusal, asked: asked.rows)
    // Who reads all rows scrolls through them.
    asked.removeRows()
    return moment
  }
}
