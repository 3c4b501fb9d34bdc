import Console
import Foundation
import Kept
import Suites

/// Shows what it cost to make changes: features, which the user sees, and refactorings.
package enum ChangesReport {
  package static func tables(
    _ rows: [ChangeRow], of changes: [Change], _ found: Finding
  ) -> [Table] {
    let (features, refactorings) = (changes.filter(\.isFeature), changes.filter { !$0.isFeature })
    let rowsOf = { (changes: [Change]) in
      rows.filter { row in changes.contains { $0.name == row.change } }
    }
    return (features.isEmpty ? [] : self.features(rowsOf(features), of: features, found))
      + (refactorings.isEmpty
        ? [] : [self.refactorings(rowsOf(refactorings), of: refactorings, found)])
  }

  private static func features(
    _ rows: [ChangeRow], of changes: [Change], _ found: Finding
  ) -> [Table] {
    [
      overview(rows, of: changes, found),
      Table(
        rows, title: "What a change took in the version",
        note:
          "Touched files, types, and protocols existed before, and the change edits them. “Of all” "
          + "is the share of the version's files that are touched. The change adds (+), edits (~), and removes "
          + "(−) lines of code. Files involved declare the types in the change's flows.",
        fields: [
          .text("change", \.change), .text("version", \.version), .number("files new", \.filesNew),
          .number("touched", \.filesTouched),
          .text("of all") {
            String(
              format: "%.0f %%", 100 * Double($0.filesTouched) / Double(max($0.filesBefore, 1)))
          },
          .number("types new", \.typesNew), .number("touched", \.typesTouched),
          .number("protocols new", \.protocolsNew), .number("touched", \.protocolsTouched),
          .text("lines", \.lines.text), .number("files involved", \.filesInvolved),
        ], group: \.change),
      Table(
        rows, title: "What it took in the version's suite",
        note:
          "A test breaks if it no longer compiles. If all tests compile, the table counts those that "
          + "fail. Tests changed were edited or removed. A renamed test counts as changed and as added. The "
          + "change adds (+), edits (~), and removes (−) lines of code.",
        fields: [
          .text("change", \.change), .text("version", \.version),
          .number("tests that break") { "\($0.red + $0.uncompiled) of \($0.testsBefore)" },
          .number("tests changed", \.testsChanged), .number("added", \.testsAdded),
          .text("lines of tests", \.linesOfTests.text), .text("of doubles", \.linesOfDoubles.text),
        ], group: \.change),
    ]
  }

  /// Shows one line for each change.
  private static func overview(
    _ rows: [ChangeRow], of changes: [Change], _ found: Finding
  ) -> Table {
    let versions = rows.map(\.version).uniqued()
    let stories = changes.map { "\($0.name): \($0.summary)" }
    let fewest = changes.map { change in
      let rows = rows.filter { $0.change == change.name }
      let least = rows.map(\.lines.edited).min()
      let names = rows.filter { $0.lines.edited == least }.map(\.version.versionName)
      return "\(change.name) in \(names.listed)"
    }
    return Table(
      rows.grouped(by: \.change), title: "What each change cost",
      note: stories.joined(separator: " ") + " One author made these changes. The table counts "
        + "lines of code that were added, edited, or removed. For each version, the first number is for "
        + "its sources, and the second for its suite. bench changes NAME VERSION --source shows a patch from \(Change.folder)."
        + (versions.count == 1 ? "" : " Versions with the fewest lines: \(fewest.listed).")
        + " \(found.sentence)",
      fields: [.text("change", \.[0].change), .number("shared", \.[0].sharedLines)]
        + versions.map { version in
          .number(version) { rows in
            rows.first { $0.version == version }
              .map { "\($0.lines.edited) + \($0.linesOfSuite.edited)" } ?? ""
          }
        })
  }

  private static func refactorings(
    _ rows: [ChangeRow], of changes: [Change], _ found: Finding
  ) -> Table {
    let rules = changes.count == 1 ? changes[0].rule : "bench changes CHANGE shows one change."
    return Table(
      rows, title: "What a refactoring costs",
      note: changes.map { "\($0.name): \($0.summary)" }.joined(separator: " ")
        + " For each change, a rule says where it is made. The acceptance suite still passes after "
        + "the change. “Not compiling” counts tests that no longer compile. If all tests compile, “tests "
        + "red” counts those that fail. The other columns count lines to add or remove until all tests pass. \(rules ?? "") \(found.sentence)",
      fields: [
        .text("change", \.change), .text("version", \.version),
        .number("tests red", \.red), .number("not compiling", \.uncompiled),
        .number("lines of tests", \.linesOfTests.comeAndGone),
        .number("of doubles", \.linesOfDoubles.comeAndGone),
        .number("of sources", \.lines.comeAndGone),
      ], group: \.change)
  }

  /// Shows the patches of a change, scene by scene, with the versions side by side, as many as fit.
  package static func patches(
    of change: Change, _ patches: [(version: String, files: [Patch.File])], width: Int?
  ) -> [Table] {
    let scenes = patches.flatMap { version, files in
      files.map { scene(of: $0, in: version) }
    }.uniqued().sorted()
    return Table.sideBySide(
      patches.map { version, files in
        SideBySide(
          name: version, heading: "\(change.name) in \(version)",
          parts: scenes.map { own in
            files.filter { scene(of: $0, in: version) == own }.flatMap(lines)
          })
      }, width: width)
  }

  /// A text to sort files by: production code before tests, and files without a scene first.
  private static func scene(of file: Patch.File, in version: String) -> String {
    let folders = file.path.split(separator: "/")
    let scene = folders.dropFirst(2).first.map(String.init) ?? ""
    return "\(folders[0] == "Tests" ? 1 : 0)\(VersionFiles.scenes.contains(scene) ? scene : "")"
  }

  private static func lines(of file: Patch.File) -> [String] {
    let state = file.isMade ? " (new)" : file.isRemoved ? " (removed)" : ""
    let edits = file.hunks.flatMap { ["…"] + $0.map(String.init) }
    return [file.path + state] + edits + [""]
  }

  /// Says what nobody should conclude from the numbers.
  package static func limits(of changes: [Change]) -> [String] {
    (changes.contains(where: \.isFeature) ? [limitOfFeatures] : [])
      + (changes.contains { !$0.isFeature } ? [limitOfRefactorings] : [])
  }

  private static let limitOfFeatures =
    "One author made each change in each version, so a difference of a few lines may be taste. "
    + "We don't add up the changes, because only you know which changes you will make."

  private static let limitOfRefactorings =
    "We made each refactoring at one place only, so the numbers don't say how often your own "
    + "refactorings break tests. A test that notices a refactoring may also notice a fault."
}

extension LineChange {
  fileprivate var text: String { "+\(added) ~\(changed) −\(removed)" }
}
