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
