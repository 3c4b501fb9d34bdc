import Console
import Foundation
import Play
import RandomUse
import Reading
import Stopwatch

extension Command<Run> {
  static let play = Command(
    "play", takes: "[VERSION]",
    "use the app in the terminal, and see all calls beside it",
    [Option.versions, Option.script, Option.output],
    check: { request in
      try request.expect()
      if request[.versions].count > 1 {
        return "'play' shows one version; write play MVC, and press Tab for others"
      }
      return request[.script] == nil && request[.output] != nil
        ? "--output needs --script; add that or leave --output out" : nil
    },
    run: { run, request, output in
      try run.asked(request).play(to: output)
      return .success
    })
}

extension Option<String?> {
  static var script: Option {
    Option(
      "script", takes: "FILE", "play a script without a terminal, and print screens and calls",
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
      throw UsageError("\(baseline) has no roles that call each other; write a version instead")
    }
    let shown = versions.firstIndex { $0.name == chosen.first } ?? 0
    let session = try request[.script].map(Session.init(readFrom:))
    if session == nil { try Terminal.check() }
    // Without a script, replies take so long that you can see the screen wait.
    let live = Session("play", server: .fixture, before: [.latency(.milliseconds(800))], [])
    var player = try Player(versions, shown: shown, session: session ?? live) {
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
