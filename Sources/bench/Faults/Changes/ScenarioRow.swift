import Console

/// What a change that the user sees took in one version: one element of the document's `scenarios`.
///
/// Lines are lines of code; one that goes where one comes is a changed one.
package struct ScenarioRow: VersionRow {
  package let scenario: ChangeScenario
  package let architecture: String
  /// Lines that come, change, and go in what all versions share; the same in each of them.
  package let sharedLines: Int
  /// How many files the version had, and tests its suite.
  package let filesBefore: Int
  package let testsBefore: Int
  package let filesNew: Int
  package let filesTouched: Int
  package let typesNew: Int
  package let typesTouched: Int
  package let protocolsNew: Int
  package let protocolsTouched: Int
  package let linesAdded: Int
  package let linesChanged: Int
  package let linesRemoved: Int
  package let testLinesAdded: Int
  package let testLinesChanged: Int
  package let testLinesRemoved: Int
  package let doubleLinesAdded: Int
  package let doubleLinesChanged: Int
  package let doubleLinesRemoved: Int
  package let testsAdded: [String]
  /// Tests that were there and had to be changed, as `Class/method`.
  package let testsChanged: [String]
  /// The tests of the suite as it was that turn red, where all compile.
  package let red: [String]
  /// Those that don't compile.
  package let uncompiled: [String]
  /// The version's files that hold who takes part in the flows concerned, and the protocols between them;
  /// nil on top of another change, without which the app is run.
  package let filesInvolved: Int?

  package var lines: LineChange {
    LineChange(added: linesAdded, changed: linesChanged, removed: linesRemoved)
  }

  package var linesOfTests: LineChange {
    LineChange(added: testLinesAdded, changed: testLinesChanged, removed: testLinesRemoved)
  }

  package var linesOfDoubles: LineChange {
    LineChange(added: doubleLinesAdded, changed: doubleLinesChanged, removed: doubleLinesRemoved)
  }

  package var linesOfSuite: LineChange { linesOfTests + linesOfDoubles }
}

extension ScenarioRow {
  /// `reading` are the types and protocols that take part in the flows concerned.
  package init(
    _ scenario: ChangeScenario, of version: String, reading names: Set<String>,
    _ outcomes: [ScenarioOutcome], in root: String
  ) throws(InputError) {
    let outcome = outcomes.first { $0.scenario == scenario && $0.architecture == version }
    guard let outcome else {
      throw InputError(
        description: "\(ScenarioOutcome.path) has no \(scenario.rawValue) in \(version); run "
          + "bench changes \(scenario.rawValue) --renew")
    }
    let ground = try scenario.ground(in: root)
    let edit = try VersionEdit(
      of: version, try scenario.patches(of: version, in: root), in: ground.tree)
    self.scenario = scenario
    architecture = version
    sharedLines =
      ground.edits.filter { $0.path.hasPrefix("Sources/Shared/") }.map { $0.lines() }
      .sum.edited
    (filesBefore, testsBefore) = (edit.files, edit.testsBefore)
    filesNew = edit.sources.count { $0.before == nil }
    filesTouched = edit.sources.count { $0.before != nil }
    (typesNew, typesTouched) = edit.types(areProtocols: false)
    (protocolsNew, protocolsTouched) = edit.types(areProtocols: true)
    (linesAdded, linesChanged, linesRemoved) =
      (edit.lines.added, edit.lines.changed, edit.lines.removed)
    (testLinesAdded, testLinesChanged, testLinesRemoved) =
      (edit.tests.added, edit.tests.changed, edit.tests.removed)
    (doubleLinesAdded, doubleLinesChanged, doubleLinesRemoved) =
      (edit.doubles.added, edit.doubles.changed, edit.doubles.removed)
    testsAdded = edit.testsAdded
    testsChanged = edit.testsChanged
    red = outcome.red
    uncompiled = outcome.uncompiled
    filesInvolved = scenario.earlier.isEmpty ? edit.filesBefore(declaring: names) : nil
  }
}

extension [ScenarioRow] {
  /// Those of changes that stand on no other.
  package var alone: [ScenarioRow] { filter(\.scenario.earlier.isEmpty) }
}
