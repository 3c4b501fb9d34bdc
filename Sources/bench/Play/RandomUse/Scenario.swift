import Arms
import FakeWorld
import Items
import UserDriver

/// A course of events that every version must get through in the same way.
package struct Scenario: Equatable, Sendable {
  package enum Server: Equatable, Sendable {
    case fixture
    case generating(Int)
  }

  package var name: String
  package var server: Server
  package var stored: [Item]
  package var before: [Step]
  package var steps: [Step]

  package init(
    _ name: String, server: Server = .generating(14), stored: [Item] = [], before: [Step] = [],
    _ steps: [Step]
  ) {
    self.name = name
    self.server = server
    self.stored = stored
    self.before = before
    self.steps = steps
  }

  package func makeWorld() throws -> World {
    let server =
      switch server {
      case .fixture: try FakeServer()
      case .generating(let count): FakeServer(generating: count)
      }
    return World(server: server, store: InMemoryStore(contents: stored))
  }

  /// Runs in a world of its own and looks at every idle point: after launch, then after each step.
  ///
  /// `look` also gets the step, and the reason why the user couldn't take it, if so; `willTake` is called
  /// before each step.
  package func run<Value>(
    in world: World, launching launch: (World) -> Void, willTake: (Step) -> Void = { _ in },
    _ look: (World, Step?, String?) -> Value
  ) throws -> [Value] {
    for step in before { try step.take(in: world) }
    launch(world)
    var values = [look(world, nil, nil)]
    for step in steps {
      willTake(step)
      values.append(look(world, step, try step.refusal(in: world)))
    }
    return values
  }

  /// Runs on a version and looks at every idle point.
  package func run<Value>(on arm: Arm, _ look: (World, String?) -> Value) throws -> [Value] {
    func launch(in world: World) { arm.launch(in: world) }
    return try run(in: try makeWorld(), launching: launch) { look($0, $2) }
  }

  /// What led to an idle point; the one after the last is the end.
  package func cause(of index: Int) -> String {
    if index > steps.count { return "the app was released" }
    return index == 0 ? "launch" : "step \(index), \(steps[index - 1].source)"
  }
}

extension Step {
  /// Takes the step; returns the reason if it is one that the user couldn't take.
  package func refusal(in world: World) throws -> String? {
    do {
      try take(in: world)
      return nil
    } catch let error as UserError {
      return error.reason
    }
  }
}
