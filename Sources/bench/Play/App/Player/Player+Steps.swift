import Arms
import FakeWorld
import RandomUse
import UserDriver

/// What happens in all versions.
extension Player {
  /// Starts the app in a world as it was at first.
  mutating func launchAnew() throws {
    tracks = try tracks.map { Track($0.arm, in: try scenario.makeWorld(), index: $0.index) }
    try launch()
  }

  mutating func launch() throws {
    scenario.steps = []
    (notice, isRunning, scrolled) = (nil, false, (0, 0))
    let before = scenario.before
    try happen("starts the app") { track in
      for step in before { try step.take(in: track.world) }
      track.launch()
      return true
    }
  }

  mutating func take(_ step: Step) throws {
    scenario.append(step)
    let words = step.words(in: front.world)
    if !step.isWait {
      notice = nil
      isRunning = false
      scrolled = (0, 0)
      try onStep(words, scenario)
    }
    var reasons: [String] = []
    // Nobody wants to stop at each letter.
    try happen(words, stopping: !step.isTyping) { track in
      let reason = try step.refusal(in: track.world)
      if let reason { reasons.append(reason) }
      return reason == nil && !step.isWait
    }
    guard let reason = reasons.first else { return }
    notice = notice ?? reason
    if !step.isImpossible { scenario.steps[scenario.steps.count - 1] = .impossible(step) }
  }

  /// Lets time pass, unless it stands still between two calls.
  mutating func pass(_ time: Duration) throws {
    guard !isPaused else { return }
    rest += time
    let whole = Duration.milliseconds(Int(rest / .milliseconds(1)))
    guard whole > .zero else { return }
    rest -= whole
    try take(.wait(whole))
  }

  /// Has something happen in each version; `action` tells whether it is a step though nobody calls.
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
    let others = zip(tracks, screens).filter { $1 != screens[shown[0]] }.map(\.0.arm.name)
    if !others.isEmpty {
      hasDiffered = true
      notice = "\(front.arm.name) shows another screen than \(others.joined(separator: ", "))"
    }
    refocus()
  }
}

extension Scenario {
  /// One wait after another is a longer wait.
  fileprivate mutating func append(_ step: Step) {
    guard case .wait(let more) = step, case .wait(let wait) = steps.last else {
      return steps.append(step)
    }
    steps[steps.count - 1] = .wait(wait + more)
  }
}
