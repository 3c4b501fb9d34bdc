import Console
import Faults

/// Shows what refactorings cost in the suites.
package enum ChangesReport {
  package static func table(_ rows: [ChangeRow]) -> Table {
    let changes = rows.map(\.change).uniqued()
    let rules = changes.count == 1 ? " \(changes[0].rule)" : " bench changes CHANGE shows one."
    return Table(
      rows, title: "What a refactoring costs",
      note: changes.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; ") + ". "
        + "Each is made at the place that one rule names, and the acceptance suite stays green. How "
        + "many tests turn red where all compile, how many don't compile, and how many lines of code "
        + "come or go until all are green." + rules,
      fields: [
        .text("change", \.change.rawValue), .text("version", \.architecture),
        .number("tests red", \.red.count), .number("not compiling", \.uncompiled.count),
        .number("lines of tests", \.linesOfTests), .number("of doubles", \.linesOfDoubles),
        .number("of sources", \.linesOfSources),
      ],
      group: \.change.rawValue)
  }

  /// What is edited, scene after scene, in the versions side by side, as many as fit.
  package static func tables(
    of change: String, _ patches: [(version: String, patches: VersionPatches)], width: Int?
  ) -> [Table] {
    let scenes = patches.flatMap { version, patches in
      patches.files.map { scene(of: $0, in: version) }
    }.uniqued().sorted()
    return Table.sideBySide(
      patches.map { version, patches in
        SideBySide(
          name: version, heading: "\(change) in \(version)",
          parts: scenes.map { own in
            patches.files.filter { scene(of: $0, in: version) == own }.flatMap(lines)
          })
      }, width: width)
  }

  /// Production before tests, and what belongs to no scene first.
  private static func scene(of file: Patch.File, in version: String) -> String {
    let folders = file.path.split(separator: "/")
    let scene = folders.dropFirst(2).first.map(String.init) ?? ""
    let isKnown = VersionFiles.scenes.contains(scene)
    return "\(folders[0] == "Tests" ? 1 : 0)\(isKnown ? scene : "")"
  }

  private static func lines(of file: Patch.File) -> [String] {
    let state = file.isMade ? " (new)" : file.isRemoved ? " (gone)" : ""
    return [file.path + state] + file.hunks.flatMap { ["…"] + $0.lines.map(String.init) } + [""]
  }

  package static let limit =
    "Five refactorings at one place each say which kinds a suite notices, not how often yours are of "
    + "that kind; and what notices a refactoring may be what notices a fault."
}
