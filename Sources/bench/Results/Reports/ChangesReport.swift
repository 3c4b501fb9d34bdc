import Console
import Foundation
import Kept
import Suites

/// Shows what changes took: features, which the user sees, and refactorings.
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
          "Files, types, and protocols: new ones, and touched ones, which were there; of all: the "
          + "share of the version's files. Lines of code that come (+), change (~), and go (−). Files "
          + "involved: those that declare what runs when the app does what is changed.",
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
          "Tests that break: of the suite as it was, those that no longer compile, or, where all compile, "
          + "those that turn red. Tests changed: their text is another now, or they are gone; a renamed one "
          + "is changed and added. Lines of code that come (+), change (~), and go (−).",
        fields: [
          .text("change", \.change), .text("version", \.version),
          .number("tests that break") { "\($0.red + $0.uncompiled) of \($0.testsBefore)" },
          .number("tests changed", \.testsChanged), .number("added", \.testsAdded),
          .text("lines of tests", \.linesOfTests.text), .text("of doubles", \.linesOfDoubles.text),
        ], group: \.change),
    ]
  }

  /// A line for each change.
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
      note: stories.joined(separator: " ") + " Made by one author; the patches are in "
        + "\(Change.folder), and bench changes NAME VERSION shows one. Lines of code that came, changed, "
        + "or went: once for all in what the versions share; then in each version + in its suite."
        + (versions.count == 1 ? "" : " Fewest in the version itself: \(fewest.listed).")
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
    let rules = changes.count == 1 ? changes[0].rule : "bench changes CHANGE shows one."
    return Table(
      rows, title: "What a refactoring costs",
      note: changes.map { "\($0.name): \($0.summary)" }.joined(separator: " ")
        + " Each is made at the place that one rule names, and the acceptance suite stays green. How "
        + "many tests turn red where all compile, how many don't compile, and how many lines of code "
        + "come or go until all are green. \(rules ?? "") \(found.sentence)",
      fields: [
        .text("change", \.change), .text("version", \.version),
        .number("tests red", \.red), .number("not compiling", \.uncompiled),
        .number("lines of tests", \.linesOfTests.comeAndGone),
        .number("of doubles", \.linesOfDoubles.comeAndGone),
        .number("of sources", \.lines.comeAndGone),
      ], group: \.change)
  }

  /// What is edited, scene after scene, in the versions side by side, as many as fit.
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

  /// Production before tests, and what belongs to no scene first.
  private static func scene(of file: Patch.File, in version: String) -> String {
    let folders = file.path.split(separator: "/")
    let scene = folders.dropFirst(2).first.map(String.init) ?? ""
    return "\(folders[0] == "Tests" ? 1 : 0)\(VersionFiles.scenes.contains(scene) ? scene : "")"
  }

  private static func lines(of file: Patch.File) -> [String] {
    let state = file.isMade ? " (new)" : file.isRemoved ? " (gone)" : ""
    let edits = file.hunks.flatMap { ["…"] + $0.map(String.init) }
    return [file.path + state] + edits + [""]
  }

  /// What the numbers don't tell.
  package static func limits(of changes: [Change]) -> [String] {
    (changes.contains(where: \.isFeature) ? [limitOfFeatures] : [])
      + (changes.contains { !$0.isFeature } ? [limitOfRefactorings] : [])
  }

  private static let limitOfFeatures =
    "One author made each of them in each version: read the patches, and make your own, before you conclude "
    + "from a difference of a few lines. Nothing is added up, since only you know which changes you will have."

  private static let limitOfRefactorings =
    "Four refactorings at one place each say which kinds a suite notices, not how often yours are of "
    + "that kind; and what notices a refactoring may be what notices a fault."
}

extension LineChange {
  fileprivate var text: String { "+\(added) ~\(changed) −\(removed)" }
}
