import Console
import Faults
import Foundation
import Play
import RandomUse
import Reading
import Stopwatch

extension Command {
  static let play = Command(
    "play", takes: "[VERSION]",
    "the app itself in the terminal, with every call beside it, in any version",
    details: [
      ("KEYS", PlayerKeys.help),
      ("LINES OF A SCRIPT, each a list of JSON; // begins a comment", ScriptExamples.all),
    ],
    [.architecture, .split, .bug, .script, .recording, .output],
    check: { options, given in
      if given.contains(.split), Set(options.split).count != 2 {
        return "--split takes two versions; write --split MVC,VIPER"
      }
      if options.architectures.count + options.split.count / 2 > 1 {
        return "'play' draws one version, or two; write play MVC, or play --split MVC,VIPER"
      }
      return options.script == nil && given.contains(.output)
        ? "--output goes with --script; add that or leave it out" : nil
    },
    run: { run, output in
      try run.play(to: output)
      return .success
    })
}

extension Run {
  /// What a child process says is planted in it.

  func play(to output: Output) throws {
    let root = try Self.root()
    let versions = registry.filter { !Arm.isFloor($0.name) }
    let environment = ProcessInfo.processInfo.environment
    let chosen = options.architectures + options.split
    if let floor = chosen.first(where: Arm.isFloor) {
      throw UsageError("\(floor) has no roles between which calls go; write a version instead")
    }
    let shown = chosen.compactMap { name in versions.firstIndex { $0.name == name } }
    let title = ""
    let recording = try options.recording.map(Recording.init)
    let scenario = try options.script.map(Scenario.init(readFrom:)) ?? .play
    if options.script == nil { try Terminal.check() }
    let player = try Player(
      versions, shown: shown.isEmpty ? [0] : shown, scenario: scenario
    ) { try SourceIndex(of: $0.name, in: root) }
    guard options.script != nil else {
      var session = LiveSession(
        player, look: .current(environment), title: title, recording: recording)
      return try session.run()
    }
    var session = ScriptedSession(player, title: title, recording: recording)
    try output.write(try session.run(scenario.steps))
    if session.player.hasDiffered { throw RunFailure("the versions show different screens") }
    if let refusal = session.refusal { throw RunFailure(refusal) }
  }
}

extension Scenario {
  /// What is played when no script says otherwise: replies take long enough to be waited for.
  fileprivate static let play = Scenario(
    "play", server: .fixture, before: [.latency(.milliseconds(800))], [])
}
