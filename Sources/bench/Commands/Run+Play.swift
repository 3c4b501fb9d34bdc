import Console
import Foundation
import Play
import RandomUse
import Reading
import Stopwatch

extension Command<Run> {
  static let play = Command(
    "play", takes: "[VERSION]",
    "the app itself in the terminal, with every call beside it",
    [Option.versions, Option.script, Option.output],
    check: { request in
      try request.expect()
      if request[.versions].count > 1 {
        return "'play' draws one version; write play MVC, and Tab leads to the others"
      }
      return request[.script] == nil && request[.output] != nil
        ? "--output goes with --script; add that or leave it out" : nil
    },
    run: { run, request, output in
      try run.asked(request).play(to: output)
      return .success
    })
}

extension Option<String?> {
  static var script: Option {
    Option(
      "script", takes: "FILE", "play a session without a terminal, and print screens and calls",
      initial: nil
    ) { $1 = $0.text }
  }
}

extension Run {
  func play(to output: Output) throws {
    let root = try Self.root()
    let versions = registry.filter { !Variant.isBaseline($0.name) }
    let chosen = request[.versions]
    if let baseline = chosen.first(where: Variant.isBaseline) {
      throw UsageError("\(baseline) has no roles between which calls go; write a version instead")
    }
    let shown = versions.firstIndex { $0.name == chosen.first } ?? 0
    let session = try request[.script].map(Session.init(readFrom:))
    if session == nil { try Terminal.check() }
    var player = try Player(versions, shown: shown, session: session ?? .play) {
      try SourceIndex(of: $0.name, in: root)
    }
    guard let session else {
      var session = LiveSession(player, look: .current(ProcessInfo.processInfo.environment))
      return try session.run()
    }
    let (text, refusal) = try player.play(session.steps)
    try output.write(text)
    if player.hasDiffered { throw RunFailure("the versions show different screens") }
    if let refusal { throw RunFailure(refusal) }
  }
}

extension Session {
  /// What is played when no script says otherwise: replies take long enough to be waited for.
  fileprivate static let play = Session(
    "play", server: .fixture, before: [.latency(.milliseconds(800))], [])
}
