import Console
import Faults
import Reading
import Results
import Stopwatch

extension Command {
  static let bugs = measuring(
    "bugs", takes: "[BUG…]",
    "thirty bugs planted in every version, and what the suites say of them; for some of them: a bug, "
      + "a number such as L5, leak, or crash",
    [.architecture, .source, .renew, .check, .format, .output],
    read: { words, options, parser in options.words = parser.take(words, into: &options) },
    check: { options, _ in
      options.withSource && options.words.isEmpty
        ? "write a bug, as in bugs list-not-told --source" : nil
    },
    measure: { try $0.addBugs(to: &$1) })
}

extension Run {
  func addBugs(to results: inout RunResults) throws {
    let root = try Self.root()
    let versions = try versions(floorsAre: "has no suite to notice a bug")
    let all = Registry.architectures.map(\.name)
    var museum = try BugMuseum(of: all, in: root)
    let chosen = try bugs(in: museum)
    if options.isRecorded || options.isChecked {
      try BugCheck(chosen, of: museum, in: all, PackageManifest(in: root))
        .settle(renewing: options.isRecorded, progress)
      museum = try BugMuseum(of: all, in: root)
    }
    let rows = museum.rows.filter { row in
      versions.contains(row.architecture) && chosen.contains { $0.id == row.bug }
    }
    if options.withSource { return try add(chosen, of: museum, to: &results) }
    results.add(rows, as: \.bugs)
    guard !options.words.isEmpty else {
      results.show([BugsReport.overview(rows)])
      results.closing = [BugsReport.sentence(rows)]
      return
    }
    results.show(chosen.flatMap { BugsReport.tables(of: $0, rows, width: textWidth) })
  }

  /// Bug by bug, what each suite says of it by one of its tests.
  private func add(_ bugs: [Bug], of museum: BugMuseum, to results: inout RunResults) throws {
    let root = try Self.root()
    let proofs = try suites().map { try Proofs(of: $0, in: root) }
    let rows = try bugs.map { bug in try proofs.compactMap { try museum.proof(of: bug.id, by: $0) }
    }
    results.add(rows.flatMap(\.self), as: \.proofs)
    for (bug, rows) in zip(bugs, rows) {
      results.show([BugsReport.story(of: bug, museum.rows)])
      results.show(try ProofsReport.tables(rows, in: root))
    }
  }

  /// Those that the words name, or all.
  func bugs(in museum: BugMuseum) throws -> [Bug] {
    let named = try options.words.flatMap { word in
      let bugs = museum.bugs(for: word)
      if !bugs.isEmpty { return bugs }
      let statements = museum.rows.map(\.statement).uniqued()
      throw UsageError.unknown(
        word,
        known: [
          ("bug", museum.bugs.map(\.id) + ["leak", "crash"]), ("statement", statements),
          ("version", registry.map(\.name)),
        ])
    }
    return museum.bugs.filter { options.words.isEmpty || named.contains($0) }
  }
}
