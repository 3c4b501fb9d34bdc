import Foundation

/// A recording of a terminal that others can play: asciicast v2, one event a line, written as it happens.
///
/// https://docs.asciinema.org/manual/asciicast/v2/
struct Cast {
  enum Event: String {
    case output = "o"
    case resize = "r"
    case marker = "m"
  }

  private let write: (String) throws -> Void

  init(columns: Int, rows: Int, title: String, write: @escaping (String) throws -> Void) throws {
    self.write = write
    let header: [String: Any] = [
      "version": 2, "width": columns, "height": rows, "title": title,
      "env": ["TERM": "xterm-256color"],
    ]
    try write(String(decoding: try Self.json(header), as: UTF8.self) + "\n")
  }

  /// At a time since the beginning.
  func add(_ event: Event, _ text: String, at time: Duration) throws {
    let seconds = (time / .milliseconds(1)).rounded() / 1_000
    let data = String(decoding: try Self.json([text]), as: UTF8.self).dropFirst().dropLast()
    try write("[\(seconds), \"\(event.rawValue)\", \(data)]\n")
  }

  private static func json(_ value: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
  }
}
