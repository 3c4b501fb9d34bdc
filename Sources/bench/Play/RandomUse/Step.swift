import FakeWorld
import Items
import ItemsNetworking
import UserDriver

/// One thing that happens to a running version, by the user or by the world around it.
package enum Step: Equatable, Sendable {
  // The user.
  case tap(String)
  case type(String, into: String)
  case clear(String)
  case deleteBackward(String)
  case pull
  case scroll(to: Int)
  case selectRow(Int)
  case goBack
  case wait(Duration)
  /// Waits for what is due next, such as a single reply.
  case waitForNext
  case waitUntilSettled
  /// What the user tries and can't do.
  indirect case impossible(Step)

  // The system.
  case appearAgain
  case touchRow(Int)
  /// A control, whether or not the user could use it.
  case touch(String)

  // The network.
  case script(Endpoint.Kind, Script)
  case malformed(Endpoint.Kind, Fixture.Malformed)
  /// How it is from now on, but for what is scripted.
  case mood(Mood)
  case latency(Duration)
  case hold
  /// Of the replies that are held, the oldest being number 0.
  case release(Int)
  case releaseAll
  /// Of the replies that have arrived, the latest being number 0.
  case repeatReply(Int)

  // The server and the store.
  case create(String)
  case deleteAll
  case fail(InMemoryStore.Operation, InMemoryStore.Failing?)

  /// Takes the step and runs the loop until it is idle.
  package func take(in world: World) throws {
    switch self {
    case .tap(let identifier): try world.user.tap(identifier)
    case .type(let text, let identifier): try world.user.type(text, into: identifier)
    case .clear(let identifier): try world.user.clear(identifier)
    case .deleteBackward(let identifier): try world.user.deleteBackward(in: identifier)
    case .pull: try world.user.pull()
    case .scroll(let row): try world.user.scroll(to: row)
    case .selectRow(let row): try world.user.selectRow(row)
    case .goBack: try world.user.goBack()
    case .wait(let interval): world.user.wait(interval)
    case .waitForNext: world.loop.advanceToNext()
    case .waitUntilSettled: world.user.waitUntilSettled()
    case .impossible(let step): try step.take(in: world)
    case .appearAgain: world.appearAgain()
    case .touchRow(let row): world.touchRow(row)
    case .touch(let identifier): world.touch(identifier)
    case .script(let endpoint, let script): world.network.script(endpoint, script)
    case .malformed(let endpoint, let body):
      world.network.script(endpoint, .body(body.data))
    case .mood(let mood): world.network.usualScript = mood.script
    case .latency(let latency): world.network.latency = latency
    case .hold: world.network.holdsReplies = true
    case .release(let number):
      if let request = world.network.held.dropFirst(number).first { world.network.release(request) }
    case .releaseAll: world.network.releaseAll()
    case .repeatReply(let number):
      if let request = world.network.arrivals.dropLast(number).last {
        world.network.repeatReply(to: request)
      }
    case .create(let title):
      _ = world.server.create(NewItem(title: title, isEnabled: true))
    case .deleteAll: world.server.deleteAll()
    case .fail(let operation, let failing): world.store.fail(operation, failing)
    }
    world.loop.runUntilIdle()
  }

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

/// How the network treats every request, in words.
package enum Mood: String, CaseIterable, Sendable {
  case online, offline
  case error500 = "error 500"
  case malformed = "malformed replies"

  fileprivate var script: Script {
    switch self {
    case .online: Script()
    case .offline: Script(fault: .offline)
    case .error500: Script(fault: .status(500))
    // The page of a captive portal, where JSON was to come.
    case .malformed: Script(fault: .body(Fixture.Malformed.listNotJSON.data))
    }
  }
}

extension FakeNetwork {
  /// What becomes of requests that nothing was scripted for; nil where no mood says so.
  package var mood: Mood? { Mood.allCases.first { $0.script == usualScript } }

  /// The requests whose replies are held, the oldest first.
  package var held: [Int] { exchanges.indices.filter { exchanges[$0].isHeld } }
}
