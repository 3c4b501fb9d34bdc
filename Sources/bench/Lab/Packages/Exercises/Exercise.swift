import Console
import Kept
import Reading
import Suites

/// Something to do by hand in one version: to mend a bug that is planted there, to write tests that were taken out, or
/// to make a change.
package struct Exercise: Sendable {
  package enum Task: Equatable, Sendable {
    case bug(BugStory)
    case suite
    case change(Change)
  }

  package let task: Task
  package let version: String

  package init(_ task: Task, in version: String) {
    (self.task, self.version) = (task, version)
  }

  package var name: String { task.name }
}

extension Exercise.Task {
  /// All there are, in the order in which they are best done.
  package static func all(in root: String) throws(InputError) -> [Self] {
    // What ends the process tells a beginner little.
    let bugs = try BugStory.all(in: root)
    return try bugs.filter { $0.mark == nil }.map(Self.bug)
      + bugs.filter { $0.mark != nil }.map(Self.bug)
      + [.suite]
      + Change.all(in: root).filter(\.isFeature).map(Self.change)
  }

  package var name: String {
    switch self {
    case .bug(let bug): bug.id
    case .suite: "suite"
    case .change(let scenario): scenario.name
    }
  }

  private var text: String {
    switch self {
    case .bug(let bug): bug.seen
    case .suite: "the tests of the form's main type are gone, and slips in it go unnoticed"
    case .change(let scenario): scenario.summary
    }
  }

  /// What is wrong, or what is wanted, as a user says it.
  package var summary: String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
