import Console
import Foundation

/// A bug that can be planted in a version, or in what all versions share, and the tests that fail then.
package struct PlantedBug: Codable, Equatable, Sendable {
  /// The statement of docs/SPEC.md that no longer holds.
  package let statement: String
  /// The same in every version that can have this bug; nil for a bug that only this version can have.
  package var name: String?
  /// The file, below `Sources/<version>`; for the acceptance suite, below the package's folder.
  package let file: String
  /// A text that stands before the place; without it, `find` stands in the file exactly once.
  package var after: String?
  /// A line or a part of one.
  package let find: String
  package let replace: String
  /// The tests of the suite that fail: all of them for a bug with a story, else at most five, those that cite the
  /// statement first.
  package var failing: [FailingTest] = []
  /// For a bug with a story, the tests of the acceptance suite that cite the statement and fail.
  package var acceptance: [FailingTest]?

  /// The suite that isn't a version's: its bugs are planted in any version, and in Shared.
  package static let acceptance = "Acceptance"

  /// The bugs of a suite: a version's, or the acceptance suite's.
  package static func kept(of suite: String, in root: String) throws(InputError) -> PlainRows<Self>
  {
    try PlainRows(at: path(of: suite), in: root, madeBy: "lab bugs \(suite.lowercased()) --renew")
  }

  package static func all(of suite: String, in root: String) throws(InputError) -> [Self] {
    try kept(of: suite, in: root).rows
  }

  /// Below the package's folder.
  package static func path(of suite: String) -> String { "Tests/Bugs/\(suite).json" }

  /// What tells it from others of its suite.
  package var title: String { name ?? "`\(find)` becomes `\(replace)`" }

  /// Whether it ends the process.
  package var crashes: Bool { failing.contains { $0.crash == true } }

  /// Where `find` stands; nil where that is nowhere or not certain.
  package func range(in source: String) -> Range<String.Index>? {
    guard let after else {
      let ranges = source.ranges(of: find)
      return ranges.count == 1 ? ranges[0] : nil
    }
    guard let mark = source.firstRange(of: after) else { return nil }
    return source[mark.upperBound...].firstRange(of: find)
  }

  /// What it makes of its line, or of its lines; `path` is where the source is, below the package's folder.
  package func line(in source: String, at path: String) -> PlantedLine {
    guard let range = range(in: source) else {
      return PlantedLine(file: path, line: nil, before: find, after: replace)
    }
    let lines = source.lineRange(for: range)
    let after =
      source[lines.lowerBound..<range.lowerBound] + replace
      + source[range.upperBound..<lines.upperBound]
    return PlantedLine(
      file: path, line: source[..<range.lowerBound].count { $0 == "\n" } + 1,
      before: source[lines].trimmed, after: after.trimmed)
  }

  /// A source with the bug in it; nil where its place is gone.
  ///
  /// Where nothing is left of a line, the line goes, too: an empty one would give the place away.
  package func planted(in source: String) -> String? {
    guard let range = range(in: source) else { return nil }
    guard line(in: source, at: file).after.isEmpty else {
      return source.replacingCharacters(in: range, with: replace)
    }
    return source.replacingCharacters(in: source.lineRange(for: range), with: "")
  }
}

/// A test that fails with a bug planted.
package struct FailingTest: Codable, Equatable, Sendable {
  /// `Class/method`, or in Swift Testing its name.
  package let test: String
  /// The first of its failures, in one line and without the path; only for bugs with a story.
  package var message: String?
  /// Whether the process ended in this test; what would have run after it is unknown.
  package var crash: Bool?

  package init(test: String, message: String? = nil, crash: Bool? = nil) {
    (self.test, self.message, self.crash) = (test, message, crash)
  }
}

/// A line without a bug, and with it; without the white space around them.
package struct PlantedLine: Codable, CustomStringConvertible, Equatable, Sendable {
  /// Below the package's folder.
  package let file: String
  /// Nil where the code has changed, so that the bug has no place in it any more.
  package let line: Int?
  package let before: String
  package let after: String

  package init(file: String, line: Int?, before: String, after: String) {
    (self.file, self.line, self.before, self.after) = (file, line, before, after)
  }

  package var place: String { line.map { "\(file):\($0)" } ?? file }

  package var description: String { "\(place): \(diff.joined(separator: " "))" }

  /// As a difference is written.
  package var diff: [String] { ["- \(before)"] + (after.isEmpty ? [] : ["+ \(after)"]) }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
