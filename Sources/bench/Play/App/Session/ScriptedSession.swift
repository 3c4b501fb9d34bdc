import Console
import FakeWorld
import RandomUse
import Reading
import Stopwatch
import UserDriver

/// Plays a scenario without a terminal, in virtual time, and tells what there was to see.
package struct ScriptedSession {
  /// Between two steps of a recording, as the user of a script needs none.
  private static let pause = Duration.milliseconds(700)
  private static let size = PlayFrame.least

  package private(set) var player: Player
  /// Which step couldn't be taken though the script doesn't say so, and why.
  package private(set) var refusal: String?
  private let title: String
  private let recording: Recording?
  private var painter = Painter()
  private var text = ""
  /// How many lines of each trace were told.
  private var told: [Int]

  package init(_ player: Player, title: String, recording: Recording?) {
    (self.player, self.title, self.recording) = (player, title, recording)
    told = player.shown.map { _ in 0 }
  }

  /// What happened, step by step.
  package mutating func run(_ steps: [Step]) throws -> String {
    try recording?.begin(columns: Self.size.columns, rows: Self.size.rows, title: title)
    try tell(title.isEmpty ? "Launch" : "Launch, \(title)", 0)
    for (index, step) in steps.enumerated() {
      // It was told with the step that it is about.
      player.notice = nil
      if let reason = try player.take(step), !step.isImpossible, refusal == nil {
        refusal =
          "step \(index + 1), \(step.source), can't be taken: \(reason); where that is meant, write "
          + "[\"impossible\", …] around it"
      }
      try recording?.note(.marker, step.source, at: time(index + 1))
      try tell("\(index + 1)  \(step.source)", index + 1)
    }
    try recording?.note(player.scenario)
    return text
  }

  /// In words, and as the picture of a terminal where one is kept.
  private mutating func tell(_ heading: String, _ step: Int) throws {
    text += DisplayWidth.line(heading) + "\n"
    if let notice = player.notice { text += "    \(DisplayWidth.line(notice))\n" }
    for (place, track) in player.shown.map({ player.tracks[$0] }).enumerated() {
      let trace = player.trace(of: track)
      let lines = trace.dropFirst(told[place]).filter(\.isCall).map { "    \($0.text)\n" }
      told[place] = trace.count
      if player.shown.count > 1, !lines.isEmpty { text += "  \(track.arm.name)\n" }
      text += lines.joined()
    }
    text += player.front.world.user.screen() + "\n\n"
    guard let recording else { return }
    let frame = PlayFrame(
      player, columns: Self.size.columns, rows: Self.size.rows, look: Look(), title: title)
    try recording.note(.output, painter.paint(frame.lines), at: time(step))
  }

  private func time(_ step: Int) -> Duration { player.front.world.loop.now + Self.pause * step }
}

extension Scenario {
  /// As ``Recording`` writes it, or a person.
  package init(readFrom path: String) throws {
    let text = try String(readFrom: path)
    do {
      try self.init(lines: text)
    } catch let mistake as ScriptMistake {
      // By bytes, as the reader counts lines: a character may be two that end one.
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let example = ScriptExamples.example(like: "\(Substring(lines[mistake.line - 1]))")
      throw InputError(
        description: "\(path):\(mistake.line): \(mistake.words.printable)"
          + (example.map { "; it is written like \($0)" }
            ?? "; 'bench help play' has an example of each"))
    }
  }
}
