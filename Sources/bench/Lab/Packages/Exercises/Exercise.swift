import Console
import Kept
import Suites

/// Something to do by hand in a version: to fix a bug that is planted there, to write tests that were taken out, or to
/// make a change.
enum Exercise: Sendable {
  case bug(BugStory)
  case suite
  case change(Change)
}

extension Exercise {
  /// All there are, in the order in which they are best done.
  static func all(in root: String) throws(InputError) -> [Self] {
    // A bug that ends the process tells a beginner little.
    let bugs = try BugStory.all(in: root)
    let features = try Change.all(in: root).filter(\.isFeature)
    let sorted = bugs.filter { $0.mark == nil } + bugs.filter { $0.mark != nil }
    return sorted.map(Self.bug) + [.suite] + features.map(Self.change)
  }

  var name: String {
    switch self {
    case .bug(let bug): bug.id
    case .suite: "suite"
    case .change(let change): change.name
    }
  }

  private var text: String {
    switch self {
    case .bug(let bug): bug.seen
    case .suite: "the tests of the form's main type are gone, and mutants of it go unnoticed"
    case .change(let change): change.summary
    }
  }

  /// What is wrong, or what is wanted, as a user says it.
  var summary: String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
