import Console
import Foundation

/// Rows that took minutes to find out, kept with the sources, and the commit at which they were found.
///
/// A file has each row on a line of its own, so that a difference shows which one has changed.
package protocol KeptRows: Codable, Equatable, Sendable {
  associatedtype Row: Codable & Equatable & Sendable

  var found: Finding { get set }
  var rows: [Row] { get set }
}

/// When rows were found.
package struct Finding: Codable, Equatable, Sendable {
  /// Abbreviated; the sources may have been changed since.
  package let commit: String
  /// Such as 2026-11-24.
  package let date: String

  package init(commit: String, date: String) { (self.commit, self.date) = (commit, date) }

  /// For the end of a table's note.
  package var sentence: String { "Recorded on \(date), at commit \(commit)." }
}

extension KeptRows {
  /// `path` is below the package's folder; `command` is what makes the file.
  package init(at path: String, in root: String, madeBy command: String) throws(InputError) {
    guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else {
      throw InputError(description: "there is no \(path) yet; '\(command)' makes it")
    }
    self = try .read(
      from: "\(root)/\(path)", or: "not the rows that were expected; '\(command)' makes them again")
  }

  package func write(to path: String) throws {
    let text = { (value: any Encodable) in try value.json([], keys: .useDefaultKeys) }
    var heading = self
    heading.rows = []
    let lines = try rows.map { try text($0).dropLast() }.joined(separator: ",\n")
    try Output(path: path).write(
      try text(heading).replacing(#""rows":[]"#, with: "\"rows\":[\n\(lines)\n]"))
  }
}

/// Rows of which nothing else is known.
package struct PlainRows<Row: Codable & Equatable & Sendable>: KeptRows {
  package var found: Finding
  package var rows: [Row]

  package init(found: Finding, rows: [Row]) { (self.found, self.rows) = (found, rows) }
}

extension [Finding] {
  /// The same for all, or the oldest's and the newest's.
  package var sentence: String {
    let sorted = sorted { $0.date < $1.date }
    guard let first = sorted.first, let last = sorted.last else { return "" }
    return first == last
      ? first.sentence
      : "Recorded from \(first.date), at commit \(first.commit), to \(last.date), at \(last.commit)."
  }
}
