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
  private static let plantedBug = "BENCH_PLANTED_BUG"

  func play(to output: Output) throws {
    let root = try Self.root()
    let versions = registry.filter { !Arm.isFloor($0.name) }
    let environment = ProcessInfo.processInfo.environment
    let chosen = options.architectures + options.split
    if let floor = chosen.first(where: Arm.isFloor) {
      throw UsageError("\(floor) has no roles between which calls go; write a version instead")
    }
    let shown = chosen.compactMap { name in versions.firstIndex { $0.name == name } }
    let title = environment[Self.plantedBug].map { "bug planted: \($0)" } ?? ""
    let recording = try options.recording.map(Recording.init)
    let scenario = try options.script.map(Scenario.init(readFrom:)) ?? .play
    if options.script == nil { try Terminal.check() }
    if let bug = options.bug { try playBuild(with: bug, in: root) }
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

  /// Goes on as a program in which the bug is planted.
  private func playBuild(with word: String, in root: String) throws -> Never {
    let museum = try BugMuseum(of: versions, in: root)
    guard let bug = museum.bugs.first(where: { $0.id == word.lowercased() }) else {
      throw UsageError.unknown("bug", word, known: museum.bugs.map(\.id))
    }
    StandardError.say("building with '\(bug.id)' planted: \(bug.title); minutes the first time…")
    let program = try BugBuild.program(
      with: bug.id, in: versions, of: PackageManifest(in: root))
    setenv(Self.plantedBug, bug.id, 1)
    let arguments = CommandLine.arguments.dropFirst().reduce(into: [String]()) { rest, argument in
      // Leaves out the option and its value, which may stand in one word.
      if rest.last == Option.bug.spelling {
        rest.removeLast()
      } else if !argument.hasPrefix(Option.bug.spelling + "=") {
        rest.append(argument)
      }
    }
    CStrings.withPointers(to: [program] + arguments) { _ = execv(program, $0) }
    throw RunFailure("can't start \(program): \(SystemError(code: errno))")
  }
}

extension Scenario {
  /// What is played when no script says otherwise: replies take long enough to be waited for.
  fileprivate static let play = Scenario(
    "play", server: .fixture, before: [.latency(.milliseconds(800))], [])
}
