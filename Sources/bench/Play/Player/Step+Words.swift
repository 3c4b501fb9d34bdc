import FakeWorld
import RandomUse
import UserDriver

extension Step {
  /// Who does what, with the texts that the user sees.
  func words(in world: World) -> String {
    let user = world.user
    func name(_ identifier: String) -> String {
      user.state(of: identifier).map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? identifier
    }
    switch self {
    case .tap(let identifier)
    where identifier.hasSuffix(".title") || identifier.hasSuffix(".enabled"):
      return "taps \(identifier)"
    case .tap(let identifier): return "taps \(name(identifier))"
    case .type(let text, let identifier): return "types “\(text)” into \(identifier)"
    case .clear(let identifier): return "clears \(identifier)"
    case .deleteBackward(let identifier): return "deletes a character of \(identifier)"
    case .pull: return "pulls the list"
    case .scroll(let row): return "scrolls to row \(row + 1)"
    case .selectRow(let row): return "taps row \(row + 1)"
    case .goBack: return "goes back"
    case .wait, .waitForNext, .waitUntilSettled: return "a reply arrives"
    case .impossible(let step): return "tries what can't be done: \(step.words(in: world))"
    case .mood(let mood): return "the network: \(mood.name)"
    case .latency(let latency): return "replies take \(Int(latency / .milliseconds(1))) ms"
    case .hold: return "the network holds replies"
    case .release(let number): return "the network releases reply \(number + 1)"
    case .releaseAll: return "the network releases all replies"
    default: return source
    }
  }

  var isWait: Bool {
    switch self {
    case .wait, .waitForNext, .waitUntilSettled: true
    default: false
    }
  }
}

extension Mood {
  var name: String {
    switch self {
    case .online: "online"
    case .offline: "offline"
    case .error500: "error 500"
    case .malformed: "malformed replies"
    }
  }
}
