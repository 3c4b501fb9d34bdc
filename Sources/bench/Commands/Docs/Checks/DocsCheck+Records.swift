import Console
import Faults
import Reading

/// What is kept of experiments speaks of versions and suites as they are.
extension DocsCheck {
  /// Every statement is broken, by defects that can be planted and that a test notices which cites it.
  mutating func checkDefects() throws {
    var places: [String: [String]] = [:]
    for suite in versions + [DefectCheck.judge] {
      let path = PlantedDefect.path(of: suite)
      try open(path, mending: "swift run bench defects \(suite) --renew")
      let defects = try PlantedDefect.all(of: suite, in: root)
      let tests = try SuiteSources(of: suite, in: root)
      let broken = defects.map(\.behaviour).uniqued()
      expect(broken == statements, "its defects don't break each statement in turn")
      let gone = defects.flatMap(\.caughtBy).filter { !tests.knows($0) }
      expect(gone, among: [], "there is no test")
      for defect in defects {
        let file = versions.contains(suite) ? "Sources/\(suite)/\(defect.file)" : defect.file
        let isPlanted = defect.range(in: try text(file)) != nil && defect.find != defect.replace
        expect(isPlanted, "“\(defect.find)” can't be planted in \(file)")
        let isCited = defect.caughtBy.contains { tests.cites(defect.behaviour, in: $0) }
        expect(isCited, "no test that cites \(defect.behaviour) notices “\(defect.find)”")
        if let slip = defect.slip { places[slip, default: []].append(suite) }
      }
      for module in versions.contains(suite) ? [] : versions + ["Shared"] {
        let isThere = defects.contains { $0.file.hasPrefix("Sources/\(module)/") }
        expect(isThere, "it has no defect of \(module)")
      }
    }
    let rare = places.filter { $0.value != versions }.keys
    expect(rare, among: [], "some version lacks the slip")
  }

  /// The bugs are planted, told of, and recorded in every version.
  mutating func checkBugs() throws {
    try open(BugRecord.path, mending: "swift run bench bugs --renew")
    let museum = try BugMuseum(of: versions, in: root)
    for bug in museum.bugs {
      let rows = museum.rows.filter { $0.bug == bug.id }
      let isCrash = rows.contains { ($0.own + $0.acceptance).contains { $0.crash == true } }
      expect(isCrash == (bug.mark == .crash), "\(bug.id) is marked as a crash, or is one, not both")
      for version in versions {
        let name = "\(bug.id) in \(version)"
        let defect = try PlantedDefect.all(of: version, in: root).first { $0.slip == bug.id }
        guard let row = rows.first(where: { $0.architecture == version }), let defect else {
          expect(false, "it hasn't \(name)")
          continue
        }
        expect(row.line != nil && row.before != row.after, "\(name) can't be planted")
        let red = Set(row.own.map(\.test))
        expect(!red.isEmpty || !row.acceptance.isEmpty, "nobody notices \(name)")
        // Whoever records one of the two records the other.
        let known = Set(defect.caughtBy)
        let isSame = red.count > 5 ? red.isSuperset(of: known) : red == known
        expect(isSame, "\(name) turns others red than \(PlantedDefect.path(of: version)) says")
      }
    }
  }

  /// Every patch applies, and what was recorded of it is there.
  mutating func checkChanges() throws {
    try open(ChangeOutcome.path, mending: "swift run bench changes --renew")
    let outcomes = try ChangeOutcome.kept(in: root)
    for name in versions {
      let version = VersionChanges(in: name, root: root)
      let tests = try SuiteSources(of: name, in: root)
      for change in Refactoring.allCases {
        let row = try version.row(of: change, outcomes)
        let noticed = row.red + row.uncompiled
        expect(noticed.filter { !tests.knows($0) }, among: [], "there is no test")
        expect(row.linesOfSources > 0, "\(change.rawValue) changes nothing in \(name)")
        let isMended = row.linesOfTests + row.linesOfDoubles > 0
        expect(
          noticed.isEmpty != isMended,
          "the patch of \(name)'s suite for \(change.rawValue) doesn't go with the record")
      }
    }
  }

  /// Every patch of a scenario applies, and what was recorded of it is there.
  mutating func checkScenarios() throws {
    try open(ScenarioOutcome.path, mending: "swift run bench changes --renew")
    let outcomes = try ScenarioOutcome.kept(in: root)
    for scenario in ChangeScenario.allCases {
      let new = try scenario.specification(in: root).behaviours
      expect(!new.isEmpty, "\(scenario.folder)/README.md states nothing")
      expect(new.filter(statements.contains), among: [], "docs/SPEC.md has the number")
      for name in versions {
        let row = try ScenarioRow(scenario, of: name, reading: [], outcomes, in: root)
        let tests = try SuiteSources(of: name, in: root)
        let added = try scenario.earlier.flatMap {
          try ScenarioRow($0, of: name, reading: [], outcomes, in: root).testsAdded
        }
        expect(
          (row.red + row.uncompiled + row.testsChanged)
            .filter { !tests.knows($0) && !added.contains($0) }, among: [], "there is no test")
        expect(row.lines.comeAndGone > 0, "\(scenario.rawValue) changes nothing in \(name)")
        expect(!row.testsAdded.isEmpty, "\(name)'s suite has no test of \(scenario.rawValue)")
      }
    }
  }

  /// Each mutant has one outcome, and the tests that notice it are there.
  mutating func checkMutants() throws {
    for version in versions {
      let command = "swift run bench mutants \(version) --renew"
      try open("Tests/Mutants/\(version).json", mending: command)
      let tests = try SuiteSources(of: version, in: root)
      let mutants = try MutationRecord(of: version, in: root).mutants
      expect(mutants.map(\.id) == Array(1..<mutants.count + 1), "it hasn't every mutant once")
      expect(mutants.flatMap(\.red).filter { !tests.knows($0) }, among: [], "there is no test")
      for row in mutants {
        let isNoticed = [.found, .inside].contains(row.outcome)
        expect(row.red.isEmpty != isNoticed, "its tests make mutant \(row.id) another outcome")
      }
    }
  }
}
