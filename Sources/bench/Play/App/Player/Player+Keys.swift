import FakeWorld
import HeadlessKit
import RandomUse

/// What each key does.
extension Player {
  /// Does what a key stands for; returns false if the key ends the session.
  mutating func press(_ key: Key) throws -> Bool {
    switch key {
    case .control("c"): return false
    case .tab: show((shown + 1) % tracks.count)
    case .backTab: show((shown + tracks.count - 1) % tracks.count)
    case .character("q") where !isTyping: return false
    case .character("[") where !isTyping: scrolled.calls = min(scrolled.calls + 5, 2 * front.count)
    case .character("]") where !isTyping: scrolled.calls = max(scrolled.calls - 5, 0)
    case .character("?") where !isTyping: isHidden.toggle()
    case _ where isPaused: step(key)
    case _ where isChoosing: try release(key)
    case _ where isTyping: try type(key)
    default: try use(key)
    }
    return true
  }

  /// Whether letters go into a field.
  private var isTyping: Bool { typingField != nil && !isPaused }

  /// Between two calls.
  private mutating func step(_ key: Key) {
    guard let seen else { return }
    switch key {
    case .character(" "), .enter, .right, .down:
      self.seen = front.start + seen + 1 < front.count ? seen + 1 : nil
    case .left, .up, .backspace: self.seen = max(seen - 1, 0)
    case .character("g"), .end:
      isRunning = true
      self.seen = nil
    case .character("t"):
      isStepping = false
      self.seen = nil
    case .character(let character): pick(character)
    default: break
    }
  }

  private mutating func type(_ key: Key) throws {
    guard let field = typingField else { return }
    switch key {
    case .character(let character): try take(.type(String(character), into: field))
    case .paste(let text): try take(.type(text, into: field))
    case .backspace: try take(.deleteBackward(field))
    case .up: try move(by: -1)
    case .down, .enter, .escape: try move(by: 1)
    default: break
    }
  }

  private mutating func use(_ key: Key) throws {
    let network = front.world.network
    switch key {
    case .up: try move(by: -1)
    case .down: try move(by: 1)
    case .enter: try activate()
    // In stepping, this key shows the next call, and people often press it once too often.
    case .character(" ") where !isStepping: try activate()
    case .escape, .left, .backspace: try take(.goBack)
    case .pageUp: try scroll(to: firstRow - pageRows)
    case .pageDown: try scroll(to: firstRow + pageRows)
    case .home: try scroll(to: 0)
    case .end: try scroll(to: front.world.table?.numberOfRows ?? 0)
    case .character("p"): try take(.pull)
    case .character("t"): isStepping.toggle()
    case .character("x"): try launchAnew()
    case .character("n"): try take(.mood(.online))
    case .character("o"): try take(.mood(.offline))
    case .character("e"): try take(.mood(.error500))
    case .character("m"): try take(.mood(.malformed))
    case .character("<"), .character(","):
      try take(.latency(max(network.latency / 2, .milliseconds(50))))
    case .character(">"), .character("."):
      try take(.latency(min(network.latency * 2, .milliseconds(25_600))))
    case .character("h"): try take(network.holdsReplies ? .releaseAll : .hold)
    case .character("r"):
      switch network.held.count {
      case 0: notice = "no reply is held; press h to hold the next ones"
      case 1: try take(.release(0))
      default: isChoosing = true
      }
    case .character(let character): pick(character)
    default: break
    }
  }

  /// Lets the reply with the pressed number arrive next.
  private mutating func release(_ key: Key) throws {
    isChoosing = false
    guard case .character(let character) = key, let number = character.wholeNumberValue,
      (1...front.world.network.held.count).contains(number)
    else { return }
    try take(.release(number - 1))
  }

  private mutating func activate() throws {
    switch focus {
    case .control(let identifier)?: try take(.tap(identifier))
    case .row(let row)?: try take(.selectRow(row))
    case nil: break
    }
  }

  /// Shows the version with the pressed number.
  private mutating func pick(_ character: Character) {
    if let number = character.wholeNumberValue { show(number - 1) }
  }

  private var firstRow: Int { front.world.table?.visibleRows.lowerBound ?? 0 }
  private var pageRows: Int { front.world.table?.viewportRows ?? 0 }
}
