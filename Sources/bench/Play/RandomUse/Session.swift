import Arms
import FakeWorld
import Items
import UserDriver

/// One random session, as the reference got through it.
package struct Session {
  /// So many things a user has really done end a session.
  package static let leastActions = 40

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
    while tally.actions < Self.leastActions {
      let step = user.step(in: world)
      scenario.steps.append(step)
      tally.steps += 1
      note(scenario)
      let state = ScreenState(of: world.user)
      let oldArrivals = world.network.arrivals.count
      let wasRefused = try step.refusal(in: world) != nil
      countArrivals(in: world.network, from: oldArrivals)
      if wasRefused {
        tally.refusals += 1
      } else if let action = ScreenAction(step),
        action != .reply || world.network.arrivals.count > oldArrivals
      {
        tally.cases.note(state.screen.rawValue, state, action)
        if action.isUsers { tally.actions += 1 }
      }
    }
  }

  private mutating func countArrivals(in network: FakeNetwork, from start: Int) {
    for index in start..<network.arrivals.count {
      let request = network.exchanges[network.arrivals[index]].request
      let endpoint = Endpoint.Kind(of: request) ?? .list
      tally.cases.note(Arrival.table, Arrival(index, in: network), endpoint)
    }
  }
}
