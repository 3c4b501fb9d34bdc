import FakeWorld
import HeadlessKit
import RandomUse
import Reading
import Stopwatch
import UserDriver

/// The same session in several versions at once, one of which is drawn.
package struct Player {
  var tracks: [Track]
  /// The index of the version that is drawn.
  private(set) var shown: Int
  /// How the world is made in which the app starts.
  let session: Session
  /// What the keyboard points at.
  var focus: Focus?
  /// Whether the user has pointed there, so that it stays while there is such a thing.
  var isChosen = false
  /// Why the last step couldn't be taken, or which versions differ.
  var notice: String?
  /// Whether versions have shown different screens.
  package var hasDiffered = false
  /// Whether nobody is to see which version this is: neither its name nor its calls.
  var isHidden = false
  /// Whether each step stops before its first call.
  var isStepping = false
  /// Whether it doesn't until the user does something.
  var isRunning = false
  /// How many calls of the latest step are shown; nil is all of them.
  var seen: Int?
  /// Whether the next key says which of the replies that are held arrives.
  var isChoosing = false
  /// By how many lines the calls, or a screen on which nothing can be pointed at, are scrolled.
  var scrolled = (calls: 0, screen: 0)

  /// Launches each version in a world of its own, made as `session` says, whose steps are not taken yet.
  package init(
    _ variants: [Variant], shown: Int, session: Session, index: (Variant) throws -> SourceIndex
  ) throws {
    (self.shown, self.session) = (shown, session)
    tracks = try variants.map {
      Track($0, in: try session.makeWorld(), index: try index($0))
    }
    try launch()
  }

  /// The version that the keyboard acts in, as far as versions can differ.
  var front: Track { tracks[shown] }

  /// Whether there are calls that have not been shown yet.
  var isPaused: Bool { seen != nil }

  /// Whether something can happen without a key.
  var isMoving: Bool {
    !isPaused && (!front.world.loop.isSettled || front.now.lines.contains(where: \.isBusy))
  }

  /// What is to be seen: all that has happened, or as far as that was shown.
  var moment: Moment { seen.map { front.moment(before: front.start + $0) } ?? front.now }

  /// What happened as far as it was shown, the latest so many calls.
  func trace(last count: Int = .max) -> [TraceLine] {
    front.trace(before: seen.map { min(front.start + $0, front.count) } ?? front.count, last: count)
  }

  /// Draws another version.
  mutating func show(_ version: Int) { if tracks.indices.contains(version) { shown = version } }

  // MARK: Where the keyboard points

  /// What it can point at, top to bottom.
  private var places: [Focus] {
    var places: [Focus] = []
    for case let place? in front.now.lines.map(\.focus) where places.last != place {
      places.append(place)
    }
    return places
  }

  /// The field that keys go into.
  var typingField: String? {
    guard case .control(let identifier)? = focus, front.world.user.sees(identifier) else {
      return nil
    }
    let view = front.world.navigationController.topViewController?.viewIfLoaded?
      .descendant(withIdentifier: identifier)
    return view is TextField && view?.takesTouches == true ? identifier : nil
  }

  /// Whether the app would have typing go there.
  private func hasAppsFocus(_ place: Focus) -> Bool {
    guard case .control(let identifier) = place else { return false }
    return front.world.user.state(of: identifier)?.isFocused == true
  }

  mutating func point(at place: Focus) {
    focus = place
    isChosen = true
  }

  /// Points where the user did if that is still there, else where the app has put the focus, or at the top.
  mutating func refocus() {
    let places = places
    if isChosen, let focus, places.contains(focus) { return }
    isChosen = false
    focus = places.first(where: hasAppsFocus) ?? places.first
  }

  /// Goes up or down, from the first place up to the last; the list scrolls by a row where it ends and goes on,
  /// and a screen without a place to point at by a line.
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
      // Above the first is the last, so that what stands below a long list is near.
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
