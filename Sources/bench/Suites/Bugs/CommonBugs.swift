import Console
import Kept

/// The bugs that can be planted in every version, and that each of their suites notices.
package struct CommonBugs {
  private let bugs: [PlantedBug]
  private let stories: [String]

  package init(of versions: [String], in root: String) throws(InputError) {
    let all = try versions.map { version throws(InputError) in
      try PlantedBug.all(of: version, in: root)
    }
    bugs = (all.first ?? []).filter { bug in
      bug.name != nil
        && all.allSatisfy { $0.contains { ($0.name, $0.statement) == (bug.name, bug.statement) } }
    }
    stories = try BugStory.all(in: root).map(\.id)
  }

  /// The name of the bug that asks all suites about a statement; nil where they have none in common.
  ///
  /// Bugs with a story go first, in the order of the stories; one that ends the process goes last, because it tells
  /// little.
  package func bug(breaking statement: String) -> String? {
    if let question = Question(rawValue: statement) { return question.bug }
    let rank = { (bug: PlantedBug) in
      (bug.crashes ? 1 : 0, stories.firstIndex { $0 == bug.name } ?? stories.count)
    }
    return bugs.filter { $0.statement == statement }.min { rank($0) < rank($1) }?.name
  }
}
