/// A key as a terminal sends it.
enum Key: Hashable, Sendable {
  case character(Character)
  /// With Control held down.
  case control(Character)
  /// Text that was pasted, in one line.
  case paste(String)
  case enter, tab, backTab, escape, backspace
  case up, down, left, right, pageUp, pageDown, home, end

  /// What shows that it was pressed.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): "\(character)"
    case .control(let character): "^\(character.uppercased())"
    case .paste: "paste"
    case .enter: "⏎"
    case .tab: "tab"
    case .backTab: "backtab"
    case .escape: "esc"
    case .backspace: "⌫"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .home: "home"
    case .end: "end"
    }
  }
}
