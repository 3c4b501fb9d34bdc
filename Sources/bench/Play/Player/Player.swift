import Arms
import FakeWorld
import RandomUse
import UserDriver

/// The same session in several versions at once, one or two of which are drawn.
struct Player {
  let tracks: [Track]
  /// The indices of those that are drawn, from left to right.
  private(set) var shown: [Int]
  /// Everything that happened so far.
  private(set) var scenario: Scenario
  /// What the keyboard points at.
  private(set) var focus: Focus?
  /// Whether the user has pointed there, so that it stays while there is such a thing.
  private var isChosen = false
  /// Why the last step couldn't be taken, or which versions differ.
  var notice: String?
  /// Whether versions have shown different screens.
  private(set) var hasDiffered = false
  /// Whether each step stops before its first call.
  var isStepping = false
  /// How many calls of the latest step are shown; nil is all of them.
  var seen: Int?
  /// Whether the next key says which of the replies that are held arrives.
  var isChoosing = false
  /// The latest keys, the last one last.
  var keys: [Key] = []
  /// Called before each step that is no wait, with its words and everything that happened until then.
  var onStep: (String, Scenario) throws -> Void = { _, _ in }
  /// Time that passed and makes no whole millisecond yet.
  private var rest = Duration.zero

  /// Launches each version in a world of its own, made as `scenario` says, whose steps are not taken yet.
  init(
    _ arms: [Arm], shown: [Int], scenario: Scenario, index: (Arm) throws -> SourceIndex
  ) throws {
    self.shown = shown
    self.scenario = scenario
    self.scenario.steps = []
    tracks = try arms.map { arm in
      let world = try scenario.makeWorld()
      for step in scenario.before { try step.take(in: world) }
      return Track(arm, in: world, index: try index(arm))
    }
    happen("starts the app") { track in
      track.launch()
      return true
    }
  }

  /// The version that the keyboard acts in, as far as versions can differ.
  var front: Track { tracks[shown[0]] }

  /// What becomes of requests that nothing was scripted for.
  var mood: Mood {
    for case .mood(let mood) in scenario.steps.reversed() + scenario.before.reversed() {
      return mood
    }
    return .online
  }

  /// Whether there are calls that have not been shown yet.
  var isPaused: Bool { seen != nil }

  func moment(of track: Track) -> Moment {
    seen.map { track.moment(before: track.start + $0) } ?? track.now
  }

  func trace(of track: Track) -> [TraceLine] {
    track.trace(before: seen.map { min(track.start + $0, track.count) } ?? track.count)
  }

  // MARK: What happens

  /// Takes a step in all versions.
  mutating func take(_ step: Step) throws {
    scenario.append(step)
    let words = step.words(in: front.world)
    if !step.isWait {
      notice = nil
      try onStep(words, scenario)
    }
    var reasons: [String] = []
    try happen(words) { track in
      let reason = try step.refusal(in: track.world)
      if let reason { reasons.append(reason) }
      return reason == nil && !step.isWait
    }
    notice = notice ?? reasons.first
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

  /// Draws screens for a terminal of so many columns.
  func fit(columns: Int) {
    for track in tracks {
      track.width = PlayFrame.screenWidth(columns: columns, isSplit: shown.count > 1)
    }
  }

  /// Draws another version, in the place of the first that is drawn.
  mutating func show(_ version: Int) {
    guard tracks.indices.contains(version) else { return }
    // One that is drawn already changes places with the first.
    if let place = shown.firstIndex(of: version) { shown[place] = shown[0] }
    shown[0] = version
    if let seen, front.start + seen >= front.count { self.seen = nil }
  }

  mutating func point(at place: Focus) {
    focus = place
    isChosen = true
  }

  /// Points where the user did if that is still there, else where the app has put the focus, or at the top.
  private mutating func refocus() {
    let places = places
    if isChosen, let focus, places.contains(focus) { return }
    isChosen = false
    focus = places.first(where: hasAppsFocus) ?? places.first
  }

  /// Has something happen in all versions; `action` tells whether it is a step though nobody calls.
  private mutating func happen(
    _ words: String, _ action: (Track) throws -> Bool
  ) rethrows {
    var isStep = false
    for track in tracks {
      track.begin()
      isStep = try action(track) || track.hasCalled || isStep
    }
    if isStep {
      for track in tracks { track.end(words) }
    }
    if isStepping, front.hasCalled { seen = 0 }
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
