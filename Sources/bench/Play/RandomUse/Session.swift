import FakeWorld
import Stopwatch

/// A course of events that every version must get through in the same way.
package struct Session: Equatable, Sendable {
  package enum Server: Equatable, Sendable {
    case fixture
    case generating(Int)
  }

  package var name: String
  package var server: Server
  /// How many items there are in the store, made as the server makes them.
  package var stored: Int
  package var before: [Step]
  package var steps: [Step]

  package init(
    _ name: String, server: Server = .generating(14), stored: Int = 0, before: [Step] = [],
    _ steps: [Step]
  ) {
    (self.name, self.server, self.stored) = (name, server, stored)
    (self.before, self.steps) = (before, steps)
  }

  package func makeWorld() throws -> World {
    let server =
      switch server {
      case .fixture: try FakeServer()
      case .generating(let count): FakeServer(generating: count)
      }
    let contents = FakeServer(generating: stored).items
    return World(server: server, store: InMemoryStore(contents: contents))
  }

  /// Runs in a world of its own and looks at every idle point: after launch, then after each step.
  ///
  /// `look` also gets the step, and the reason why the user couldn't take it, if so; `willTake` is called
  /// before each step.
  package func run<Value>(
    in world: World, launching launch: (World) throws -> Void,
    willTake: (Step) throws -> Void = { _ in },
    _ look: (World, Step?, String?) -> Value
  ) throws -> [Value] {
    for step in before { try step.take(in: world) }
    try launch(world)
    var values = [look(world, nil, nil)]
    for step in steps {
      try willTake(step)
      values.append(look(world, step, try step.refusal(in: world)))
    }
    return values
  }

  /// What led to an idle point; the one after the last is the end.
  package func cause(of index: Int) -> String {
    if index > steps.count { return "the app was released" }
    return index == 0 ? "launch" : "step \(index), \(steps[index - 1].text)"
  }
}

extension WorldState {
  /// How things stand after a step, or after the launch.
  ///
  /// What the user can't do, and what happens behind the version's back, changes nothing, and looking takes
  /// most of the time.
  package static func after(
    _ step: Step?, _ refusal: String?, in world: World, since last: WorldState?
  ) -> WorldState {
    guard var state = last, refusal != nil || step?.isUnnoticed == true else {
      return WorldState(of: world, refusal: refusal)
    }
    state.refusal = refusal
    return state
  }
}

extension Step {
  fileprivate var isUnnoticed: Bool {
    switch self {
    case .script, .malformed, .hold, .create, .deleteAll, .fail: true
    default: false
    }
  }
}
