import FakeWorld
import RandomUse
import UserDriver

extension Step {
  /// Who does what, with the texts that the user sees.
  func words(in world: World) -> String {
    switch self {
    case .tap(let identifier):
      // A field's text is what was typed.
      let title = identifier == "add.title" ? nil : world.user.text(identifier)
      return "taps \(title.flatMap { $0.isEmpty ? nil : $0 } ?? identifier)"
    case .type(let text, let identifier): return "types “\(text)” into \(identifier)"
    case .clear(let identifier): return "clears \(identifier)"
    case .deleteBackward(let identifier): return "deletes a character of \(identifier)"
    case .pull: return "pulls the list"
    case .scroll(let row): return "scrolls to row \(row &+ 1)"
    case .selectRow(let row): return "taps row \(row &+ 1)"
    case .goBack: return "goes back"
    case .wait, .waitForNext, .waitUntilSettled: return "a reply arrives"
    case .impossible(let step): return "tries what can't be done: \(step.words(in: world))"
    case .mood(let mood): return "the network: \(mood.name)"
    case .latency(let latency): return "replies take \(Int(latency / .milliseconds(1))) ms"
    case .hold: return "the network holds replies"
    case .release(let number):
      let request = world.network.held.dropFirst(number).first
      let name = request.map { world.network.exchanges[$0].request.name } ?? "nothing"
      return "the network releases the reply to \(name)"
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

  var isTyping: Bool {
    switch self {
    case .type, .deleteBackward: true
    default: false
    }
  }

  var isImpossible: Bool { if case .impossible = self { true } else { false } }
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
