import Console
import RandomUse
import Reading
import TextWidth
import UserDriver

extension Player {
  /// Takes steps in virtual time, without a terminal.
  ///
  /// Returns the screens and calls, step by step, and the first step that the user unexpectedly
  /// couldn't take.
  package mutating func play(_ steps: [Step]) throws -> (text: String, refusal: String?) {
    var text = report("Launch", since: 0)
    var refusal: String?
    for (index, step) in steps.enumerated() {
      // The report of the last step has this notice already.
      notice = nil
      let told = trace().count
      if let reason = try take(step), !step.isImpossible, refusal == nil {
        refusal =
          "the user can't do step \(index + 1), \(step.text): \(reason); if you expect this, write "
          + "[\"impossible\", …] around it"
      }
      text += report("\(index + 1)  \(step.text)", since: told)
    }
    return (text, refusal)
  }

  /// A step's heading, its calls, and the screen after it; earlier reports had the first lines of
  /// the trace.
  private func report(_ heading: String, since told: Int) -> String {
    let notices = notice.map { ["    " + DisplayWidth.line($0)] } ?? []
    let calls = trace().dropFirst(told).filter(\.isCall).map { "    \($0.text)" }
    return ([DisplayWidth.line(heading)] + notices + calls).joined(separator: "\n") + "\n"
      + front.world.user.screen() + "\n\n"
  }
}

extension Session {
  /// Reads a script: what ``Finding/text()`` ends with, or what a person wrote.
  package init(readFrom path: String) throws {
    do {
      try self.init(lines: try String(readFrom: path))
    } catch let mistake as ScriptMistake {
      throw InputError(
        description: "\(path):\(mistake.line): \(mistake.words.printable); docs/JSON.md has an "
          + "example of each line")
    }
  }
}
