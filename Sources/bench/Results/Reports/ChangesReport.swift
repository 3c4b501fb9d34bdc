import Console
import Faults

/// Shows what harmless changes cost in the suites.
package enum ChangesReport {
  /// What each change takes, and all of them together.
  package static func table(_ rows: [ChangeRow]) -> Table {
    let changes = rows.map(\.change).uniqued()
    let rules = changes.count == 1 ? " \(changes[0].rule)" : " bench changes CHANGE shows one."
    let all = changes.count == 1 ? [] : rows.grouped(by: \.architecture).map { ("all", $0) }
    return Table(
      rows.map { ($0.change.rawValue, [$0]) } + all, title: "What a harmless change costs",
      note: changes.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ") + ". "
        + "Each is made at the place that one rule names, and the acceptance suite stays green. How "
        + "many tests turn red where all compile, how many don't compile, and how many lines of code "
        + "come or go until all are green." + rules,
      fields: [
        .text("change", \.0), .text("version") { $0.1[0].architecture },
        .number("tests red") { $0.1.sum(\.red.count) },
        .number("not compiling") { $0.1.sum(\.uncompiled.count) },
        .number("lines of tests") { $0.1.sum(\.linesOfTests) },
        .number("of doubles") { $0.1.sum(\.linesOfDoubles) },
        .number("of sources") { $0.1.sum(\.linesOfSources) },
      ],
      group: \.0)
  }

  /// What is edited in one version.
  package static func table(
    of change: HarmlessChange, in version: String, _ patches: (Patch, Patch)
  )
    -> Table
  {
    let lines = (patches.0.files + patches.1.files).flatMap { file in
      let state = file.isMade ? " (new)" : file.isRemoved ? " (gone)" : ""
      return [(file.path, file.path + state)]
        + file.hunks.flatMap { [(file.path, "…")] + $0.lines.map { (file.path, String($0)) } }
    }
    return Table(
      lines, title: "\(change.rawValue) in \(version)", fields: [.text("", \.1)], group: \.0)
  }

  package static let limit =
    "Five edits at one place each say which kinds of edit a suite notices, not how often yours are of "
    + "that kind; and what notices a harmless edit may be what notices a fault."
}
