import Console
import Kept
import Suites

/// A task to do by hand in a version: fix a bug that is planted there, write tests that were
/// removed, or make a change.
enum Exercise: Sendable {
  case bug(BugStory)
  case suite
  case change(Change)
}

extension Exercise {
  /// All exercises, in the order in which we recommend them.
  static func all(in root: String) throws(InputError) -> [Self] {
    // Bugs that end the process come last, because a crash gives beginners few hints.
    let bugs = try BugStory.all(in: root)
    let features = try Change.all(in: root).filter(\.isSeen)
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

  var isBug: Bool {
    if case .bug = self { true } else { false }
  }

  private var text: String {
    switch self {
    case .bug(let bug): bug.seen
    case .suite: "the tests of the form's main type are missing, so no test notices its mutants"
    case .change(let change): change.summary
    }
  }

  /// What is wrong, or what is wanted, in the words of a user.
  var summary: String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
