import Foundation

/// Plays in the terminal, in real time, until the user ends it.
package struct LiveSession {
  /// The time between two pictures of a moving screen, and for the rest of a key to arrive, in
  /// milliseconds.
  private static let tick: Int32 = 50
  /// The time between two pictures of a screen that doesn't move.
  private static let rest: Int32 = 1_000

  private var player: Player
  private let look: Look
  private var painter = Painter()
  private var reader = KeyReader()

  package init(_ player: Player, look: Look) { (self.player, self.look) = (player, look) }

  package mutating func run() throws {
    let wakes = try Terminal.open()
    defer { Terminal.restore() }
    var last = ContinuousClock.now
    var goesOn = true
    while goesOn {
      draw()
      guard let keys = keys(wakes) else { break }
      let now = ContinuousClock.now
      try player.pass(now - last)
      last = now
      for key in keys where goesOn {
        switch key {
        case Self.suspend:
          TerminalSignals.suspend()
          painter.forget()
          last = .now
        case Self.redraw: painter.forget()
        default: goesOn = try player.press(key)
        }
      }
    }
  }

  private static let suspend = Key.control("z")
  private static let redraw = Key.control("l")

  /// The keys pressed before the next picture; nil at the end of the input.
  private mutating func keys(_ wakes: Int32) -> [Key]? {
    var files = [0, wakes].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let isMoving = player.isMoving || reader.isWaiting
    guard poll(&files, 2, isMoving ? Self.tick : Self.rest) > 0 else {
      return reader.keys(isLast: true)
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    var keys: [Key] = []
    // Keys first: to take the terminal again throws away what was announced, and to read would
    // wait.
    if files[0].revents != 0 {
      let count = read(0, &bytes, bytes.count)
      if count == 0 || count < 0 && errno != EINTR { return nil }
      keys = reader.keys(in: bytes[..<max(count, 0)])
    }
    if files[1].revents != 0 {
      let count = max(read(wakes, &bytes, bytes.count), 0)
      let signals = bytes.prefix(count).map(Int32.init)
      if signals.contains(SIGTSTP) { keys.append(Self.suspend) }
      if signals.contains(SIGCONT) { Terminal.enter() }
      if signals.contains(SIGCONT) || signals.contains(SIGWINCH) { keys.append(Self.redraw) }
    }
    return keys
  }

  private mutating func draw() {
    let size = Terminal.size
    let frame = PlayFrame(player, columns: size.columns, rows: size.rows, look: look)
    Terminal.put(painter.paint(frame.lines))
  }
}
