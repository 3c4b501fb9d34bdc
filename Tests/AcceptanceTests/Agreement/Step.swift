import Fixtures
import Shared
import Testing

/// One thing that happens to a running version, by the user or by the world around it.
enum Step: Sendable {
  /// Half the time that a reply takes.
  static let half = Step.wait(.milliseconds(50))

  // The user.
  case tap(String)
  case type(String, into: String)
  case clear(String)
  case pull
  case scroll(to: Int)
  case selectRow(Int)
  case goBack
  case wait(Duration)
  case waitUntilSettled
  /// What the user tries and can't do.
  indirect case impossible(Step)

  // The system.
  case appearAgain
  case touchRow(Int)

  // The network; a request is known by its index.
  case script(Endpoint.Kind, Script)
  case malformed(Endpoint.Kind, Fixture.Malformed)
  case hold
  case release(Int)
  case releaseAll
  case repeatReply(Int)

  // The server and the store.
  case create(String)
  case deleteAll
  case fail(InMemoryStore.Operation, InMemoryStore.Failing?)

  /// Takes the step and runs the loop until it is idle.
  func take(in trial: Trial) throws {
    switch self {
    case .tap(let identifier): try trial.user.tap(identifier)
    case .type(let text, let identifier): try trial.user.type(text, into: identifier)
    case .clear(let identifier): try trial.user.clear(identifier)
    case .pull: try trial.user.pull()
    case .scroll(let row): try trial.user.scroll(to: row)
    case .selectRow(let row): try trial.user.selectRow(row)
    case .goBack: try trial.user.goBack()
    case .wait(let interval): trial.user.wait(interval)
    case .waitUntilSettled: trial.user.waitUntilSettled()
    case .impossible(let step): try step.take(in: trial)
    case .appearAgain: trial.appearAgain()
    case .touchRow(let row): try trial.touchRow(row)
    case .script(let endpoint, let script): trial.network.script(endpoint, script)
    case .malformed(let endpoint, let body):
      trial.network.script(endpoint, .body(try body.data))
    case .hold: trial.network.holdsReplies = true
    case .release(let index): trial.network.release(index)
    case .releaseAll: trial.network.releaseAll()
    case .repeatReply(let index): trial.network.repeatReply(to: index)
    case .create(let title):
      _ = trial.server.create(NewItem(title: title, isEnabled: true))
    case .deleteAll: trial.server.deleteAll()
    case .fail(let operation, let failing): trial.store.fail(operation, failing)
    }
    trial.world.loop.runUntilIdle()
  }
}
