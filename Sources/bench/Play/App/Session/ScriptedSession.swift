import Arms
import FakeWorld
import RandomUse
import UserDriver

/// Plays a scenario without a terminal, in virtual time, and tells what there was to see.
struct ScriptedSession {
  /// Between two steps of a recording, as the user of a script needs none.
  private static let pause = Duration.milliseconds(700)
  private static let size = PlayFrame.least

  private(set) var player: Player
  private let title: String
  private let recording: Recording?
  private var painter = Painter()
  private var text = ""
  /// How many lines of each trace were told.
  private var told: [Int]

  init(_ player: Player, title: String, recording: Recording?) {
    (self.player, self.title, self.recording) = (player, title, recording)
    told = player.shown.map { _ in 0 }
  }

  /// What happened, step by step.
  mutating func run(_ steps: [Step]) throws -> String {
    try recording?.begin(columns: Self.size.columns, rows: Self.size.rows, title: title)
    tell(title.isEmpty ? "Launch" : "Launch, \(title)")
    try record(0)
    for (index, step) in steps.enumerated() {
      try player.take(step)
      try recording?.note(.marker, step.source, at: time(index + 1))
      tell("\(index + 1)  \(step.source)")
      try record(index + 1)
    }
    try recording?.note(player.scenario)
    return text
  }

  private mutating func tell(_ heading: String) {
    text += DisplayWidth.line(heading) + "\n"
    if let notice = player.notice { text += "    \(DisplayWidth.line(notice))\n" }
    for (place, track) in player.shown.map({ player.tracks[$0] }).enumerated() {
      let lines = player.trace(of: track).dropFirst(told[place]).compactMap { line in
        if case .call = line { "    \(line.text)\n" } else { nil }
      }
      told[place] = player.trace(of: track).count
      if player.shown.count > 1, !lines.isEmpty { text += "  \(track.arm.name)\n" }
      text += lines.joined()
    }
    text += player.front.world.user.screen() + "\n\n"
  }

  /// The picture of a terminal.
  private mutating func record(_ step: Int) throws {
    guard let recording else { return }
    let look = Look()
    player.fit(columns: Self.size.columns)
    let frame = PlayFrame(
      player, columns: Self.size.columns, rows: Self.size.rows, look: look, title: title)
    try recording.note(.output, painter.paint(frame.lines.map(look.text)), at: time(step))
  }

  private func time(_ step: Int) -> Duration { player.front.world.loop.now + Self.pause * step }
}
