import Console
import Kept

/// The bugs that have a story, each planted in every version.
package struct BugList {
  package let stories: [BugStory]
  /// Story by story, version by version.
  package let rows: [BugRow]
  /// When the failing tests were found, of each version.
  package let found: [Finding]

  package init(of versions: [String], in root: String) throws(InputError) {
    stories = try BugStory.all(in: root)
    let kept = try versions.map { version throws(InputError) in
      try PlantedBug.kept(of: version, in: root)
    }
    found = kept.map(\.found)
    var rows: [BugRow] = []
    for story in stories {
      for (version, kept) in zip(versions, kept) {
        guard let bug = kept.rows.first(where: { $0.name == story.id }) else { continue }
        let path = "Sources/\(version)/\(bug.file)"
        let source = try String(readFrom: "\(root)/\(path)")
        rows.append(BugRow(story, bug, of: version, in: source, at: path))
      }
    }
    self.rows = rows
  }

  /// The stories that a word stands for: one itself, those whose bug breaks a statement, or those with a mark.
  package func stories(for word: String) -> [BugStory] {
    stories.filter { story in
      let statement = rows.first { $0.bug == story.id }?.statement
      return [story.id, story.mark?.rawValue, statement].contains {
        $0?.lowercased() == word.lowercased()
      }
    }
  }
}

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
