import Console
import Foundation

/// One slip in a version's code or in Shared's, and which of a suite's tests notice it.
package struct PlantedDefect: Codable, Equatable, Sendable {
  /// The statement of docs/SPEC.md that no longer holds.
  package let behaviour: String
  /// What it is called in every version that has it; nil for a slip that only this version can make.
  package var slip: String?
  /// The file, below `Sources/<version>`; for the acceptance suite, below the package's root.
  package let file: String
  /// A text that stands before the place; without it, `find` stands in the file just once.
  package var after: String?
  /// A line or a part of one.
  package let find: String
  package let replace: String
  /// Whether it ends the process: the tests that turn red are those during which it did.
  package var crash: Bool?
  /// The tests that turn red, as `Class/method` or in Swift Testing by name, at least one of them tagged with `behaviour`; all of
  /// them up to five, else five that are tagged.
  package var caughtBy: [String]

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

  /// A source with the slip in it; nil where its place is gone.
  package func planted(in source: String) -> String? {
    range(in: source).map { source.replacingCharacters(in: $0, with: replace) }
  }

  /// Those of a suite: a version's, or Acceptance.
  package static func all(of suite: String, in root: String) throws(InputError) -> [PlantedDefect] {
    let path = "\(root)/\(path(of: suite))"
    guard FileManager.default.fileExists(atPath: path) else {
      throw InputError(
        description:
          "\(Self.path(of: suite)) isn't there yet; it is to have one-line slips, at least "
          + "one for each statement, as CONTRIBUTING.md says of a further version")
    }
    return try [PlantedDefect].read(
      from: path, or: "not the list of planted defects that was expected")
  }

  package static func path(of suite: String) -> String { "Tests/Defects/\(suite).json" }
}

/// A line without a slip, and with it; without the white space around them.
package struct PlantedLine: Codable, CustomStringConvertible, Equatable, Sendable {
  /// Below the package's folder.
  package let file: String
  /// Nil where the code has changed, so that the slip has no place in it any more.
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
