import Console
import RandomUse
import Reading
import TextWidth
import UserDriver

extension Player {
  /// Takes steps in virtual time, without a terminal.
  ///
  /// Returns what there was to see, step by step, and which step couldn't be taken though the script doesn't say so.
  package mutating func play(_ steps: [Step]) throws -> (text: String, refusal: String?) {
    var text = report("Launch", since: 0)
    var refusal: String?
    for (index, step) in steps.enumerated() {
      // The last step's report has told it.
      notice = nil
      let told = trace().count
      if let reason = try take(step), !step.isImpossible, refusal == nil {
        refusal =
          "step \(index + 1), \(step.text), can't be taken: \(reason); where that is meant, write "
          + "[\"impossible\", …] around it"
      }
      text += report("\(index + 1)  \(step.text)", since: told)
    }
    return (text, refusal)
  }

  /// A step's heading, its calls, and the screen after it; so many lines of the trace were told before.
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
