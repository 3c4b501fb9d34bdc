import Console
import Faults
import Foundation

/// Shows what changes took that the user sees.
package enum ScenariosReport {
  package static func tables(_ all: [ScenarioRow]) -> [Table] {
    let rows = all.alone
    let stories =
      rows.map(\.scenario).uniqued().map { "\($0.rawValue): \($0.summary)" }
      .joined(separator: "; ") + ". "
    return [
      Table(
        rows, title: "What a change took in the version",
        note: stories + "One author's version of each, kept in Tests/Scenarios. Files, types, and "
          + "protocols that are new and those that were there and are touched; lines of code that come "
          + "(+), change (~), and go (−); and the files that a reader has to understand before: those of "
          + "who takes part when the app runs what is changed. bench changes NAME VERSION shows the patch.",
        fields: [
          .text("change", \.scenario.rawValue), .text("version", \.architecture),
          .number("files new", \.filesNew), .number("touched", \.filesTouched),
          .text("of all", \.shareOfFiles),
          .number("types new", \.typesNew), .number("touched", \.typesTouched),
          .number("protocols new", \.protocolsNew), .number("touched", \.protocolsTouched),
          .text("lines", \.lines.text), .number("files to read", \.filesRead),
        ], group: \.scenario.rawValue),
      Table(
        rows, title: "What it took in the version's suite",
        note:
          "Of the suite as it was: tests that turn red, where all compile, or those that don't compile. "
          + "Tests changed are those that were there and prove what hasn't changed for the user. Lines of "
          + "code that come (+), change (~), and go (−).",
        fields: [
          .text("change", \.scenario.rawValue), .text("version", \.architecture),
          .number("tests red", \.red.count), .number("not compiling", \.uncompiled.count),
          .number("tests changed", \.testsChanged.count), .number("added", \.testsAdded.count),
          .text("lines of tests", \.linesOfTests.text),
          .text("of doubles", \.linesOfDoubles.text),
        ], group: \.scenario.rawValue),
    ] + inRow(all)
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
