import Console
import Kept

/// A bug as it is planted in a version, and the tests that notice it: one element of the document's `bugs`.
package struct BugRow: VersionRow {
  /// Who notices a bug.
  package enum Witness: String, Codable, Sendable {
    case own, acceptance, nobody
  }

  package let bug: String
  package let title: String
  package let statement: String
  let mark: BugStory.Mark?
  package let version: String
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
  package let own: [FailingTest]
  /// Of the acceptance suite, among the tests that cite the statement.
  package let acceptance: [FailingTest]
}

extension BugRow {
  /// `source` is what the bug's file holds, `path` where it is below the package's folder.
  init(
    _ story: BugStory, _ bug: PlantedBug, of version: String, in source: String, at path: String
  ) {
    (self.bug, title, statement, mark) = (story.id, story.title, bug.statement, story.mark)
    (self.version, file) = (version, path)
    let planted = bug.line(in: source, at: path)
    (line, before, after) = (planted.line, planted.before, planted.after)
    (own, acceptance, red) = (bug.failing, bug.acceptance ?? [], bug.failing.count)
    seenBy = !own.isEmpty ? .own : acceptance.isEmpty ? .nobody : .acceptance
  }

  package var planted: PlantedLine {
    PlantedLine(file: file, line: line, before: before, after: after)
  }
}
