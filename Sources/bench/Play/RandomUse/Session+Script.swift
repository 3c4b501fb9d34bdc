import Foundation

/// A session as `play --script` reads it: a line of JSON for its name, for each thing that it starts with, and
/// for each step.
///
///     ["session", "no network when the app is opened"]
///     ["server", 14]
///     ["script", "list", "offline"]
///     ["launch"]
///     ["wait", 500]
///     ["tap", "items.retry"]
///
/// Without a number of items the server has those of its fixture. What follows `//` at the start of a line is
/// for people.
extension Session {
  private typealias Change = @Sendable (inout Session, inout ScriptValues) throws -> Void

  package func lines() throws -> String {
    var lines: [Any] = [["session", name]]
    if case .generating(let count) = server { lines.append(["server", count]) }
    if stored > 0 { lines.append(["stored", stored]) }
    lines += before.flatMap(\.json) + [["launch"]] + steps.flatMap(\.json)
    return try lines.map {
      let data = try JSONSerialization.data(withJSONObject: $0, options: .withoutEscapingSlashes)
      // On Linux, JSONSerialization reads a text without the byte order mark that it begins with.
      return String(decoding: data, as: UTF8.self).replacing("\u{FEFF}", with: #"\uFEFF"#) + "\n"
    }.joined()
  }

  package init(lines text: String) throws {
    self.init("", server: .fixture, [])
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = "\(Substring(line))".trimmingCharacters(in: .whitespacesAndNewlines)
      guard !line.isEmpty, !line.hasPrefix("//") else { continue }
      let list = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      do {
        guard let list else { throw ScriptMistake(words: "expected a list like [\"pull\"]") }
        var values = ScriptValues(list)
        try values.choice(of: Self.changes)(&self, &values)
        try values.end()
      } catch let mistake as ScriptMistake {
        throw ScriptMistake(line: index + 1, words: "\(mistake.words) of \(line)")
      }
    }
  }

  /// What a line makes of the session so far.
  private static let changes = starts.merging(
    Step.readers.mapValues { read in
      { @Sendable session, values in session.steps.append(try read(&values)) }
    }
  ) { start, _ in start }
  private static let starts: [String: Change] = [
    "session": { $0.name = try .read(from: &$1) },
    "server": { $0.server = .generating(try $1.number()) },
    "stored": { $0.stored = try $1.number() },
    "launch": { session, _ in (session.before, session.steps) = (session.steps, []) },
  ]
}
