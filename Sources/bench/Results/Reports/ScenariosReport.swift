import Console
import Faults
import Foundation

/// Shows what changes took that the user sees.
package enum ScenariosReport {
  package static func tables(_ all: [ScenarioRow]) -> [Table] {
    let rows = all.alone
    return [
      overview(rows),
      Table(
        rows, title: "What a change took in the version",
        note:
          "Files, types, and protocols: new ones, and touched ones, which were there; of all: the "
          + "share of the version's files. Lines of code that come (+), change (~), and go (−). Files "
          + "involved: those that declare what runs when the app does what is changed.",
        fields: [
          .text("change", \.scenario.rawValue), .text("version", \.architecture),
          .number("files new", \.filesNew), .number("touched", \.filesTouched),
          .text("of all", \.shareOfFiles),
          .number("types new", \.typesNew), .number("touched", \.typesTouched),
          .number("protocols new", \.protocolsNew), .number("touched", \.protocolsTouched),
          .text("lines", \.lines.text), .number("files involved", \.filesInvolved),
        ], group: \.scenario.rawValue),
      Table(
        rows, title: "What it took in the version's suite",
        note:
          "Tests that break: of the suite as it was, those that no longer compile, or, where all compile, "
          + "those that turn red. Tests changed: their text is another now, or they are gone; a renamed one "
          + "is changed and added. Lines of code that come (+), change (~), and go (−).",
        fields: [
          .text("change", \.scenario.rawValue), .text("version", \.architecture),
          .number("tests that break") {
            "\($0.red.count + $0.uncompiled.count) of \($0.testsBefore)"
          },
          .number("tests changed", \.testsChanged.count), .number("added", \.testsAdded.count),
          .text("lines of tests", \.linesOfTests.text),
          .text("of doubles", \.linesOfDoubles.text),
        ], group: \.scenario.rawValue),
    ] + inRow(all)
  }

  /// A line for each change.
  private static func overview(_ rows: [ScenarioRow]) -> Table {
    let changes = rows.grouped(by: \.scenario)
    let versions = rows.map(\.architecture).uniqued()
    let stories = changes.map { "\($0[0].scenario.rawValue): \($0[0].scenario.summary)" }
    let fewest = changes.map { rows in
      let least = rows.map(\.lines.edited).min()
      let names = rows.filter { $0.lines.edited == least }.map(\.architecture.versionName)
      return "\(rows[0].scenario.rawValue) in \(names.listed)"
    }
    return Table(
      changes, title: "What each change cost",
      note: stories.joined(separator: "; ") + ". Made by one author; the patches are in "
        + "Tests/Scenarios, and bench changes NAME VERSION shows one. Lines of code that came, changed, or "
        + "went: once for all in what the versions share; then in each version + in its suite."
        + (versions.count == 1 ? "" : " Fewest in the version itself: \(fewest.listed)."),
      fields: [
        .text("change", \.[0].scenario.rawValue), .number("shared", \.[0].sharedLines),
      ]
        + versions.map { version in
          .number(version) { rows in
            rows.first { $0.architecture == version }
              .map { "\($0.lines.edited) + \($0.linesOfSuite.edited)" } ?? ""
          }
        })
  }

  /// Changes beside the same made of the version as it is.
  private static func inRow(_ all: [ScenarioRow]) -> [Table] {
    let rows = all.filter { !$0.scenario.earlier.isEmpty }
    guard !rows.isEmpty else { return [] }
    func alone(_ text: @escaping (ScenarioRow) -> String) -> (ScenarioRow) -> String {
      { row in
        all.first { $0.scenario == row.scenario.origin && $0.architecture == row.architecture }
          .map(text) ?? ""
      }
    }
    let stories = rows.map(\.scenario).uniqued().map { "\($0.rawValue): \($0.summary)" }
    return [
      Table(
        rows, title: "What it took where other changes had been made",
        note: stories.joined(separator: "; ") + ". Lines of code of the version, and of its suite, "
          + "beside those of the same change made alone.",
        fields: [
          .text("change", \.scenario.rawValue), .text("version", \.architecture),
          .text("lines", \.lines.text), .text("alone", alone(\.lines.text)),
          .text("lines of suite", \.linesOfSuite.text), .text("alone", alone(\.linesOfSuite.text)),
          .number("tests changed") { "\($0.testsChanged.count)" },
          .number("alone", alone { "\($0.testsChanged.count)" }),
        ], group: \.scenario.rawValue)
    ]
  }

  package static let limit =
    "One author made each of them in each version: read the patches, and make your own, before you conclude "
    + "from a difference of a few lines. Nothing is added up, since only you know which changes you will have."
}

extension LineChange {
  fileprivate var text: String { "+\(added) ~\(changed) −\(removed)" }
}

extension ScenarioRow {
  fileprivate var shareOfFiles: String {
    String(format: "%.0f %%", 100 * Double(filesTouched) / Double(max(filesBefore, 1)))
  }
}
