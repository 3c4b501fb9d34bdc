import Foundation
import RandomUse

/// What is kept of a session: what happened, as a scenario, or how it looked, as an asciicast.
///
/// Either is on the disk while the session goes on, so that a crash leaves it.
final class Recording {
  private let output: Output
  private var cast: Cast?

  /// Makes sure that the file can be written, and leaves it as it is until the session begins.
  init(path: String) throws {
    output = try Output(path: path)
  }

  /// How the terminal is when the session begins.
  func begin(columns: Int, rows: Int, title: String) throws {
    guard let path = output.path, path.hasSuffix(".cast") else { return }
    try output.write("")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    cast = try Cast(columns: columns, rows: rows, title: title) {
      try file.write(contentsOf: Data($0.utf8))
    }
  }

  func note(_ scenario: Scenario) throws {
    if cast == nil { try output.write(scenario.source + "\n") }
  }

  func note(_ event: Cast.Event, _ text: String, at time: Duration) throws {
    try cast?.add(event, text, at: time)
  }
}
