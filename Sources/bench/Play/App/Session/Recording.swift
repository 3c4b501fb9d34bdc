import Console
import Foundation
import RandomUse

/// What is kept of a session: what happened, as a script, or how it looked, as an asciicast, which others can
/// play: one event a line, written as it happens.
///
/// Either is on the disk while the session goes on, so that a crash leaves it.
/// https://docs.asciinema.org/manual/asciicast/v2/
package final class Recording {
  enum Event: String {
    case output = "o"
    case resize = "r"
    case marker = "m"
  }

  private let output: Output
  private var cast: FileHandle?

  /// Makes sure that the file can be written, and leaves it as it is until the session begins.
  package init(path: String) throws {
    output = try Output(path: path)
  }

  /// How the terminal is when the session begins.
  func begin(columns: Int, rows: Int, title: String) throws {
    guard let path = output.path, path.hasSuffix(".cast") else { return }
    let header: [String: Any] = [
      "version": 2, "width": columns, "height": rows, "title": title,
      "env": ["TERM": "xterm-256color"],
    ]
    try output.write("")
    cast = try FileHandle(forWritingTo: URL(filePath: path))
    try cast?.write(contentsOf: Data((Self.json(header) + "\n").utf8))
  }

  /// What happened so far, for `--script`, and for whoever reads that as Swift.
  func note(_ scenario: Scenario) throws {
    guard cast == nil else { return }
    let source = scenario.source.split(separator: "\n").map { "// \($0)\n" }.joined()
    let heading = "// The same for Tests/AcceptanceTests/Agreement:\n"
    try output.write(try scenario.lines() + heading + source)
  }

  /// At a time since the beginning.
  func note(_ event: Event, _ text: String, at time: Duration) throws {
    guard let cast else { return }
    let seconds = (time / .milliseconds(1)).rounded() / 1_000
    let line = "[\(seconds), \"\(event.rawValue)\", \(try Self.json(text))]\n"
    try cast.write(contentsOf: Data(line.utf8))
  }

  private static func json(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [
      .fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }
}
