import Foundation
import UserDriver

/// Plays in the terminal, in real time, until the user ends it.
package struct LiveSession {
  /// How long a picture stays that moves, and how long the rest of a key may be on its way; in milliseconds.
  private static let tick: Int32 = 50
  /// How long one stays that doesn't move by itself.
  private static let rest: Int32 = 1_000

  private var player: Player
  private let look: Look
  private let title: String
  private let recording: Recording?
  private var painter = Painter()
  private var reader = KeyReader()
  private let start = ContinuousClock.now
  private var size = (columns: 0, rows: 0)

  package init(_ player: Player, look: Look, title: String, recording: Recording?) {
    (self.player, self.look, self.title, self.recording) = (player, look, title, recording)
    self.player.onStep = { [start] words, scenario in
      try recording?.note(scenario)
      try recording?.note(.marker, DisplayWidth.line(words), at: .now - start)
    }
  }

  package mutating func run() throws {
    let wakes = try Terminal.open()
    defer { Terminal.restore() }
    size = Terminal.size
    try recording?.begin(columns: size.columns, rows: size.rows, title: title)
    try recording?.note(.output, Terminal.enterText, at: .zero)
    var last = ContinuousClock.now
    var goesOn = true
    while goesOn {
      try draw()
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
    try recording?.note(.output, Terminal.leaveText, at: .now - start)
    try recording?.note(player.scenario)
  }

  private static let suspend = Key.control("z")
  private static let redraw = Key.control("l")

  /// Those pressed until the next picture is due; nil when there will be none any more.
  private mutating func keys(_ wakes: Int32) -> [Key]? {
    var files = [0, wakes].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let isMoving = player.isMoving || reader.isWaiting
    guard poll(&files, 2, isMoving ? Self.tick : Self.rest) > 0 else {
      return reader.keys(isLast: true)
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    var keys: [Key] = []
    // Keys first: to take the terminal again throws away what was announced, and to read would wait.
    if files[0].revents != 0 {
      let count = read(0, &bytes, bytes.count)
      if count == 0 || count < 0 && errno != EINTR { return nil }
      keys = reader.keys(in: bytes[..<max(count, 0)])
    }
    if files[1].revents != 0 {
      let count = max(read(wakes, &bytes, bytes.count), 0)
      if bytes[..<count].contains(UInt8(SIGTSTP)) { keys.append(Self.suspend) }
      if bytes[..<count].contains(UInt8(SIGCONT)) {
        Terminal.enter()
        keys.append(Self.redraw)
      }
    }
    return keys
  }

  private mutating func draw() throws {
    let now = Terminal.size
    if now != size {
      size = now
      painter.forget()
      try recording?.note(.resize, "\(size.columns)x\(size.rows)", at: .now - start)
    }
    let frame = PlayFrame(
      player, columns: size.columns, rows: size.rows, look: look, title: title)
    let text = painter.paint(frame.lines)
    guard !text.isEmpty else { return }
    Terminal.put(text)
    try recording?.note(.output, text, at: .now - start)
  }
}
