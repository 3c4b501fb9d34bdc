import Console
import FakeWorld
import RandomUse
import Stopwatch
import UserDriver

/// Steps, which happen in all versions at once.
extension Player {
  /// Starts the app again in a new world.
  mutating func launchAnew() throws {
    tracks = try tracks.map { Track($0.variant, in: try session.makeWorld(), index: $0.index) }
    try launch()
  }

  mutating func launch() throws {
    (notice, isRunning, scrolled) = (nil, false, (0, 0))
    let before = session.before
    try happen("starts the app") { track in
      for step in before { try step.take(in: track.world) }
      track.launch()
      return true
    }
  }

  /// Takes a step; returns the reason if the user couldn't take it.
  @discardableResult mutating func take(_ step: Step) throws -> String? {
    let words = step.words(in: front.world)
    if !step.isWait { (notice, isRunning, scrolled) = (nil, false, (0, 0)) }
    var reasons: [String] = []
    // When you type, stepping doesn't stop at each letter.
    try happen(words, stopping: !step.isTyping) { track in
      let reason = try step.refusal(in: track.world)
      if let reason { reasons.append(reason) }
      return reason == nil && !step.isWait
    }
    notice = notice ?? reasons.first
    return reasons.first
  }

  /// Lets time pass, except while the player is stopped between two calls.
  mutating func pass(_ time: Duration) throws { if !isPaused { try take(.wait(time)) } }

  /// Lets something happen in each version; `action` returns whether it is a step even without
  /// calls.
  private mutating func happen(
    _ words: String, stopping: Bool = true, _ action: (Track) throws -> Bool
  ) rethrows {
    var isStep = false
    for track in tracks {
      track.begin()
      isStep = try action(track) || track.hasCalled || isStep
    }
    guard isStep else { return }
    for track in tracks { track.end(words) }
    if isStepping, stopping, !isRunning, front.hasCalled { seen = 0 }
    let screens = tracks.map { $0.world.user.screen() }
    let others = zip(tracks, screens).filter { $1 != screens[shown] }
      .map(\.0.variant.name.versionName)
    if !others.isEmpty {
      hasDiffered = true
      notice =
        "\(front.variant.name.versionName) shows another screen than \(others.joined(separator: ", "))"
    }
    refocus()
  }
}

extension Step {
  /// Says what the user or the network does, with the texts that the user sees.
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
    case .impossible(let step): return "tries something impossible: \(step.words(in: world))"
    case .mood(let mood): return "the network: \(mood.rawValue)"
    case .latency(let latency): return "replies take \(latency.milliseconds) ms"
    case .hold: return "the network holds replies"
    case .release(let number):
      let request = world.network.held.dropFirst(number).first
      let name = request.map { world.network.exchanges[$0].request.name } ?? "nothing"
      return "the network releases the reply to \(name)"
    case .releaseAll: return "the network releases all replies"
    default: return text
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
