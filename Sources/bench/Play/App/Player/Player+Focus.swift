import FakeWorld
import HeadlessKit
import RandomUse
import UserDriver

/// Where the keyboard points.
extension Player {
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

  /// Goes up or down; the list scrolls by a row where it ends and goes on, and a screen without a place to
  /// point at by a line.
  mutating func move(by offset: Int) throws {
    let places = places
    guard let focus, let place = places.firstIndex(of: focus) else {
      let most = front.now.lines.count
      scrolled.screen = min(max(scrolled.screen + offset, 0), most)
      return
    }
    if case .row(let row) = focus, let table = front.world.table,
      !table.visibleRows.contains(row + offset),
      (0..<table.numberOfRows).contains(row + offset)
    {
      try take(.scroll(to: table.visibleRows.lowerBound + offset))
      point(at: .row(row + offset))
    } else {
      point(at: places[min(max(place + offset, 0), places.count - 1)])
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
