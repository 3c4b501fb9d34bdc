import Console
import Reading

/// A bug as it is planted in a version, and what the suites say of it: one element of the document's
/// `bugs`.
package struct BugRow: VersionRow {
  /// Who notices a bug.
  package enum Witness: String, Codable, Sendable {
    case own, acceptance, nobody
  }

  package let bug: String
  package let title: String
  package let statement: String
  let mark: Bug.Mark?
  package let architecture: String
  /// Below the package's folder.
  package let file: String
  /// Nil where the code has changed, so that the bug has no place in it any more.
  package let line: Int?
  /// The line without the bug, and with it; without the white space around them.
  package let before: String
  package let after: String
  package let seenBy: Witness
  /// How many tests of the version's own suite turn red.
  package let red: Int
  package let own: [BugRecord.RedTest]
  /// Of the acceptance suite, among the tests that cite the statement.
  package let acceptance: [BugRecord.RedTest]
}

extension BugRow {
  /// `source` is what the slip's file holds, `path` where it is below the package's folder.
  init(
    _ bug: Bug, _ slip: PlantedDefect, in source: String, at path: String, _ record: BugRecord
  ) {
    (self.bug, title, statement, mark) = (bug.id, bug.title, slip.behaviour, bug.mark)
    (architecture, file) = (record.architecture, path)
    let planted = slip.line(in: source, at: path)
    (line, before, after) = (planted.line, planted.before, planted.after)
    (own, acceptance, red) = (record.own, record.acceptance, record.own.count)
    seenBy = !own.isEmpty ? .own : acceptance.isEmpty ? .nobody : .acceptance
  }

  package var planted: PlantedLine {
    PlantedLine(file: file, line: line, before: before, after: after)
  }
}
