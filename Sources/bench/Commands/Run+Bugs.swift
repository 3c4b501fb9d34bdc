import Console
import Kept
import Reading
import Results
import Stopwatch
import Suites

extension Command<Run> {
  static let bugs = measuring(
    "bugs", takes: "[BUG…] [VERSION…]",
    "show which of thirty bugs, planted by hand, each suite notices",
    details:
      "BUG is the name of a bug, or a statement such as L5 for the bugs that break it, or leak or "
      + "crash for the bugs that do this.",
    [Option.versions, Option.source] + .tables,
    check: { request in
      request[.source] && request.words.isEmpty
        ? "write a bug, as in bugs list-not-told --source" : nil
    },
    measure: { try $0.addBugs(to: &$1) })
}

extension Run {
  func addBugs(to results: inout RunResults) throws {
    let root = try Self.root()
    let versions = try versions(baselinesAre: "has no suite to notice a bug")
    let list = try BugList(of: versions, in: root)
    let chosen = try stories(in: list)
    if request[.source] { return try add(chosen, of: list, to: &results) }
    let rows = list.rows.filter { row in chosen.contains { $0.id == row.bug } }
    results.add(rows, as: \.bugs)
    guard !request.words.isEmpty else {
      results.show([BugsReport.overview(rows, list.found)])
      results.closing = [BugsReport.sentence(rows)]
      return
    }
    results.show(chosen.flatMap { BugsReport.tables(of: $0, rows, width: textWidth) })
  }

  /// Shows for each bug one test from each suite, with the test's message.
  private func add(_ stories: [BugStory], of list: BugList, to results: inout RunResults) throws {
    let root = try Self.root()
    let proofs = try proofs(of: suites())
    for story in stories {
      let rows = try proofs.compactMap { try $0.row(noticing: story.id) }
      results.add((results.document.proofs ?? []) + rows, as: \.proofs)
      results.show([BugsReport.story(of: story, list.rows)])
      results.show(try ProofsReport.tables(rows, in: root))
    }
  }

  /// The bugs that the words name, or all bugs.
  package func stories(in list: BugList) throws -> [BugStory] {
    let named = try request.words.flatMap { word in
      let stories = list.stories(for: word)
      if !stories.isEmpty { return stories }
      let statements = list.rows.map(\.statement).uniqued()
      throw UsageError.unknown(
        word,
        known: [
          ("bug", list.stories.map(\.id) + ["leak", "crash"]), ("statement", statements),
          ("version", registry.map(\.name)),
        ])
    }
    return list.stories.filter { request.words.isEmpty || named.contains($0) }
  }
}
