import Console
import Kept
import Suites

/// Makes each change in all versions, and checks that its patches do what it states and nothing
/// else.
///
/// With the patch of shared code only, some acceptance tests of each new statement must fail in
/// every version, and all other tests must pass. With all patches, all tests must pass.
struct ChangeCheck {
  private let manifest: PackageManifest
  private let versions: [String]
  private let baselines: [String]
  /// The names of types and protocols that take part when a version runs some flows.
  private let participants: (_ flows: [String], _ version: String) throws -> Set<String>
  private var root: String { manifest.root }

  init(
    in versions: [String], baselines: [String], _ manifest: PackageManifest,
    participants: @escaping (_ flows: [String], _ version: String) throws -> Set<String>
  ) {
    (self.versions, self.baselines, self.manifest) = (versions, baselines, manifest)
    self.participants = participants
  }

  /// Makes the changes again, and records the results or compares them with the recorded ones.
  func run(_ chosen: [Change], renewing: Bool, _ progress: ProgressLine) throws {
    let part = try manifest.part(changing: versions)
    let trials = chosen.map { change in
      Trial(name: change.name) { copy in
        let rows = try self.rows(of: change, in: copy)
        try Interrupt.check()
        return try self.settle(change, rows, renewing: renewing)
      }
    }
    // Warnings are errors, as they are in what a person changes.
    try PackageCopy("suites", of: part).tryAll(trials, progress)
  }

  private func settle(_ change: Change, _ rows: [ChangeRow], renewing: Bool) throws -> String? {
    var kept =
      (try? ChangeRow.kept(in: root)) ?? PlainRows(found: .now(in: root), rows: [])
    if kept.rows.filter({ $0.change == change.name }) == rows { return nil }
    guard renewing else {
      return "\(change.name): the results differ; 'lab changes \(change.name) --renew' records them"
    }
    let index = kept.rows.firstIndex { $0.change == change.name } ?? kept.rows.count
    kept.rows.removeAll { $0.change == change.name }
    kept.rows.insert(contentsOf: rows, at: index)
    kept.found = .now(in: root)
    try kept.write(to: "\(root)/\(ChangeRow.path)")
    return nil
  }

  private func rows(of change: Change, in copy: PackageCopy) throws -> [ChangeRow] {
    let shared = try Snapshot(of: ["Sources/Shared"], in: copy)
    let unmet = try unmet(of: change, in: copy)
    let sharedLines = try shared.edits(in: copy).map { $0.lines() }.sum.edited
    let before = try versions.map { try VersionSnapshot(of: $0, in: copy) }
    for part in baselines + versions { try copy.apply(change, part) }
    let answers = try copy.answers(of: versions, to: change)
    return try zip(versions, before).map { version, before in
      guard let answer = answers[version] else { throw RunFailure("\(version): not tested") }
      let suite = try SuiteSources(of: version, in: copy.folder)
      if let statement = change.specification.behaviours.first(where: {
        suite.tests(citing: $0).isEmpty
      }) {
        throw RunFailure("no test of \(version)'s suite cites \(statement)")
      }
      let isPatched = copy.has(change, "\(version).tests")
      guard change.isFeature || isPatched == (answer.uncompiled + answer.red != []) else {
        throw RunFailure("\(version)'s suite lacks a patch, or has one that it doesn't need")
      }
      let edit = try before.edit(in: copy)
      return ChangeRow(
        change, of: version, edit, answer, unmet: unmet[version] ?? 0, sharedLines: sharedLines,
        filesInvolved: change.isFeature
          ? before.files(declaring: try participants(change.flows, version)) : nil)
    }
  }

  /// Applies the patch of shared code; returns how many acceptance tests then fail in each version.
  private func unmet(of change: Change, in copy: PackageCopy) throws -> [String: Int] {
    guard copy.has(change, Change.shared) else { return [:] }
    let known = try SuiteSources(of: "Acceptance", in: copy.folder)
    try copy.apply(change, Change.shared)
    let acceptance = try SuiteSources(of: "Acceptance", in: copy.folder)
    let new = acceptance.tests.filter { !known.knows($0) }
    let bundle = try copy.buildTests()
    let all = try bundle.log(.testing(), within: .seconds(600))
    if let test = all.failed.first(where: { !new.contains($0) }) {
      throw RunFailure("“\(test)” fails before any version is changed")
    }
    let suites = versions + ["Shared"]
    if let test = try suites.flatMap({ try copy.redTests(of: $0, in: bundle) }).first {
      throw RunFailure("\(test) fails before any version is changed")
    }
    return try Dictionary(
      uniqueKeysWithValues: versions.map { version in
        let log = try bundle.acceptance(new, of: version)
        for statement in change.specification.behaviours
        where !log.failed.contains(where: { acceptance.cites(statement, in: $0) }) {
          throw RunFailure("\(version) fulfils \(statement) without its patch: no test of it fails")
        }
        return (version, log.failed.count)
      })
  }
}

extension PackageManifest {
  /// What the patches of changes are for.
  func part(changing versions: [String]) throws -> PackagePart {
    try part(of: (versions + ["Acceptance", "Shared", "Label"]).map { "\($0)Tests" })
  }
}

extension ChangeRow {
  fileprivate init(
    _ change: Change, of version: String, _ edit: VersionEdit, _ answer: SuiteAnswer, unmet: Int,
    sharedLines: Int, filesInvolved: Int?
  ) {
    let (types, protocols) = (edit.types(areProtocols: false), edit.types(areProtocols: true))
    self.init(
      change: change.name, version: version, unmet: unmet, sharedLines: sharedLines,
      filesBefore: edit.files, testsBefore: edit.testsBefore,
      filesNew: edit.sources.count { $0.before == nil },
      filesTouched: edit.sources.count { $0.before != nil }, typesNew: types.new,
      typesTouched: types.touched, protocolsNew: protocols.new,
      protocolsTouched: protocols.touched, lines: edit.lines, linesOfTests: edit.tests,
      linesOfDoubles: edit.doubles, testsAdded: edit.testsAdded.count,
      testsChanged: edit.testsChanged.count, red: answer.red.count,
      uncompiled: answer.uncompiled.count, filesInvolved: filesInvolved)
  }
}
