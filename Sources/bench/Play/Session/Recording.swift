import Foundation
import RandomUse

/// What is kept of a session: what happened, as a scenario, or how it looked, as an asciicast.
///
/// Either is on the disk while the session goes on, so that a crash leaves it.
final class Recording {
  private let output: Output
  private var cast: Cast?
  private var file: FileHandle?

  init(path: String) throws {
    output = try Output(path: path)
    guard path.hasSuffix(".cast") else { return }
    try output.write("")
    file = FileHandle(forWritingAtPath: path)
  }

  /// How the terminal is when the session begins.
  func begin(columns: Int, rows: Int, title: String) throws {
    guard let file else { return }
    cast = try Cast(columns: columns, rows: rows, title: title) {
      try file.write(contentsOf: Data($0.utf8))
    }
  }

  func note(_ scenario: Scenario) throws {
    if file == nil { try output.write(scenario.source + "\n") }
  }

  func note(_ event: Cast.Event, _ text: String, at time: Duration) throws {
    try cast?.add(event, text, at: time)
  }
}
