import FakeWorld
import HeadlessKit
import RandomUse
import Reading
import Stopwatch
import UserDriver

/// Plays the same session in several versions at once, and draws one of them.
package struct Player {
  var tracks: [Track]
  /// The index of the version that is drawn.
  private(set) var shown: Int
  /// The session that says how to make the world in which the app starts.
  let session: Session
  /// The place on the screen that the keyboard points at.
  var focus: Focus?
  /// Whether the user has chosen this place, which then stays while it is on the screen.
  var isChosen = false
  /// Why the last step couldn't be taken, or which versions differ.
  var notice: String?
  /// Whether versions have shown different screens.
  package var hasDiffered = false
  /// Whether the name and the calls of the version are hidden, so that the user can guess it.
  var isHidden = false
  /// Whether each step stops before its first call.
  var isStepping = false
  /// Whether it runs without stops until the user does something.
  var isRunning = false
  /// The number of calls of the latest step that are shown; nil for all.
  var seen: Int?
  /// Whether the next key chooses which held reply arrives.
  var isChoosing = false
  /// The number of lines by which the calls, or a screen without controls, are scrolled.
  var scrolled = (calls: 0, screen: 0)

  /// Launches each version in a world of its own, made as `session` says, whose steps are not taken
  /// yet.
  package init(
    _ variants: [Variant], shown: Int, session: Session, index: (Variant) throws -> SourceIndex
  ) throws {
    (self.shown, self.session) = (shown, session)
    tracks = try variants.map {
      Track($0, in: try session.makeWorld(), index: try index($0))
    }
    try launch()
  }

  /// The version that is drawn.
  var front: Track { tracks[shown] }

  /// Whether there are calls that aren't shown yet.
  var isPaused: Bool { seen != nil }

  /// Whether something can happen without a key.
  var isMoving: Bool {
    !isPaused && (!front.world.loop.isSettled || front.now.lines.contains(where: \.isBusy))
  }

  /// The screen to draw: the current one, or the one at the last shown call.
  var moment: Moment { seen.map { front.moment(before: front.start + $0) } ?? front.now }

  /// The latest events and calls up to the last shown call.
  func trace(last count: Int = .max) -> [TraceLine] {
    front.trace(before: seen.map { min(front.start + $0, front.count) } ?? front.count, last: count)
  }

  /// Draws another version.
  mutating func show(_ version: Int) { if tracks.indices.contains(version) { shown = version } }

  // MARK: Where the keyboard points

  /// The places that the keyboard can point at, from top to bottom.
  private var places: [Focus] {
    var places: [Focus] = []
    for case let place? in front.now.lines.map(\.focus) where places.last != place {
      places.append(place)
    }
    return places
  }

  /// The text field that receives the keys.
  var typingField: String? {
    guard case .control(let identifier)? = focus, front.world.user.sees(identifier) else {
      return nil
    }
    let view = front.world.navigationController.topViewController?.viewIfLoaded?
      .descendant(withIdentifier: identifier)
    return view is TextField && view?.takesTouches == true ? identifier : nil
  }

  /// Whether the app has put the focus on this place.
  private func hasAppsFocus(_ place: Focus) -> Bool {
    guard case .control(let identifier) = place else { return false }
    return front.world.user.state(of: identifier)?.isFocused == true
  }

  mutating func point(at place: Focus) {
    focus = place
    isChosen = true
  }

  /// Points at the user's choice if it is still there, or else at the app's focus, or at the top.
  mutating func refocus() {
    let places = places
    if isChosen, let focus, places.contains(focus) { return }
    isChosen = false
    focus = places.first(where: hasAppsFocus) ?? places.first
  }

  /// Moves up or down.
  ///
  /// At the end of the visible rows, the list scrolls by a row. A screen without
  /// controls scrolls by a line.
  mutating func move(by offset: Int) throws {
    let places = places
    guard let focus, let place = places.firstIndex(of: focus) else {
      let most = front.now.lines.count
      scrolled.screen = min(max(scrolled.screen + offset, 0), most)
      return
    }
    if case .row(let row) = focus, let table = front.world.table,
      !table.visibleRows.contains(row + offset), (0..<table.numberOfRows).contains(row + offset)
    {
      try take(.scroll(to: table.visibleRows.lowerBound + offset))
      point(at: .row(row + offset))
    } else {
      // Up from the first place leads to the last, so that controls below a long list are near.
      point(
        at: places[place + offset < 0 ? places.count - 1 : min(place + offset, places.count - 1)])
    }
  }

  /// Scrolls so that a row is the first, or as far as the list goes, and points at the first.
  mutating func scroll(to row: Int) throws {
    guard front.world.user.screens.count == 1, let list = front.world.table, list.numberOfRows > 0
    else { return }
    try take(.scroll(to: max(row, 0)))
    point(at: .row(list.visibleRows.lowerBound))
  }
}
