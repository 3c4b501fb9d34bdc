import Console

/// What a change took in one version: one element of the document's `changes`.
///
/// Lines are lines of code; one that goes where one comes is a changed one.
package struct ChangeRow: VersionRow {
  package let change: String
  package let version: String
  /// How many acceptance tests of the change's statements fail before the version is changed; a refactoring has no
  /// statements.
  package let unmet: Int
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
  package let testsAdded: Int
  /// Tests that were there and had to be changed.
  package let testsChanged: Int
  /// The tests of the suite as it was that turn red, where all compile.
  package let red: Int
  /// Those that don't compile.
  package let uncompiled: Int
  /// The version's files that hold who takes part in the flows concerned, and the protocols between them; nil for a
  /// refactoring, which concerns none.
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

  package init(
    change: String, version: String, unmet: Int, sharedLines: Int, filesBefore: Int,
    testsBefore: Int, filesNew: Int, filesTouched: Int, typesNew: Int, typesTouched: Int,
    protocolsNew: Int, protocolsTouched: Int, lines: LineChange, linesOfTests tests: LineChange,
    linesOfDoubles doubles: LineChange, testsAdded: Int, testsChanged: Int, red: Int,
    uncompiled: Int, filesInvolved: Int?
  ) {
    (self.change, self.version) = (change, version)
    (self.unmet, self.sharedLines) = (unmet, sharedLines)
    (self.filesBefore, self.testsBefore) = (filesBefore, testsBefore)
    (self.filesNew, self.filesTouched) = (filesNew, filesTouched)
    (self.typesNew, self.typesTouched) = (typesNew, typesTouched)
    (self.protocolsNew, self.protocolsTouched) = (protocolsNew, protocolsTouched)
    (linesAdded, linesChanged, linesRemoved) = (lines.added, lines.changed, lines.removed)
    (testLinesAdded, testLinesChanged, testLinesRemoved) =
      (tests.added, tests.changed, tests.removed)
    (doubleLinesAdded, doubleLinesChanged, doubleLinesRemoved) =
      (doubles.added, doubles.changed, doubles.removed)
    (self.testsAdded, self.testsChanged) = (testsAdded, testsChanged)
    (self.red, self.uncompiled, self.filesInvolved) = (red, uncompiled, filesInvolved)
  }

  package static let path = "Tests/Changes/Results.json"

  package static func kept(in root: String) throws(InputError) -> PlainRows<ChangeRow> {
    try PlainRows(at: path, in: root, madeBy: "lab changes --renew")
  }
}

/// Lines of code: a line that goes where one comes has changed.
package struct LineChange: Equatable, Sendable {
  package var added = 0
  package var changed = 0
  package var removed = 0

  package init(added: Int = 0, changed: Int = 0, removed: Int = 0) {
    (self.added, self.changed, self.removed) = (added, changed, removed)
  }

  package static func + (one: LineChange, other: LineChange) -> LineChange {
    LineChange(
      added: one.added + other.added, changed: one.changed + other.changed,
      removed: one.removed + other.removed)
  }

  /// A changed line counts once.
  package var edited: Int { added + changed + removed }

  /// Lines that come and lines that go.
  package var comeAndGone: Int { added + removed + 2 * changed }
}
