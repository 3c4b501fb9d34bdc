import Console
import Kept
import Reading
import Results
import Stopwatch
import Suites

extension Command<Run> {
  static let changes = measuring(
    "changes", takes: "[CHANGE…] [VERSION…]",
    "show what it cost to change the feature in each version",
    details:
      "The patches of --source are side by side if the terminal is wide enough.",
    [Option.versions, Option.source.meaning("show the patches")] + .tables
  ) { try $0.addChanges(to: &$1) }
}

extension Run {
  package func addChanges(to results: inout RunResults) throws {
    let root = try Self.root()
    let chosen = try changes()
    let versions = try versions(baselinesAre: "isn't changed")
    let kept = try ChangeRow.kept(in: root)
    let rows = kept.rows.filter { row in
      versions.contains(row.version) && chosen.contains { $0.name == row.change }
    }
    results.add(rows, as: \.changes)
    results.show(ChangesReport.tables(rows, of: chosen, kept.found))
    if request[.source] {
      for change in chosen {
        results.show(
          ChangesReport.patches(
            of: change, try versions.map { ($0, try change.files(of: $0, in: root)) },
            width: textWidth))
      }
    }
    results.closing += ChangesReport.limits(of: chosen)
  }

  /// The changes that the words name, or all changes.
  private func changes() throws -> [Change] {
    let all = try Change.all(in: Self.root())
    let words = request.words.map { $0.lowercased() }
    for word in words where !all.contains(where: { $0.name == word }) {
      throw UsageError.unknown(
        word, known: [("change", all.map(\.name)), ("version", registry.map(\.name))])
    }
    return all.filter { words.isEmpty || words.contains($0.name) }
  }
}
