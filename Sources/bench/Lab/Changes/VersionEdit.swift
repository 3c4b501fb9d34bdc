import Console
import Kept
import Suites
import SwiftSource

/// A version and its suite before a change.
struct VersionSnapshot {
  private let version: String
  private let snapshot: Snapshot
  private let state: VersionEdit.State

  init(of version: String, in copy: PackageCopy) throws {
    self.version = version
    snapshot = try Snapshot(of: ["Sources/\(version)", "Tests/\(version)Tests"], in: copy)
    state = try VersionEdit.State(of: version, in: copy.folder)
  }

  /// What the change has made of it.
  func edit(in copy: PackageCopy) throws -> VersionEdit {
    VersionEdit(
      from: state, to: try VersionEdit.State(of: version, in: copy.folder),
      try snapshot.edits(in: copy))
  }

  /// How many files declare one of these types or protocols.
  func files(declaring names: Set<String>) -> Int {
    state.sources.count { file in
      file.declarations.contains { $0.kind != .extension && names.contains($0.name) }
    }
  }
}

/// What a change makes of one version and of its suite.
struct VersionEdit {
  /// A version with its suite, before or after.
  struct State {
    let sources: [SwiftFile]
    fileprivate let suite: [SwiftFile]
    fileprivate let doubles: Doubles

    init(of version: String, in root: String) throws {
      let files = { (folder: String) in
        try SwiftFileFinder.files(in: "\(root)/\(folder)").map { try SwiftFile(at: $0) }
      }
      sources = try files("Sources/\(version)")
      suite = try files("Tests/\(version)Tests")
      doubles = Doubles(in: suite, of: try files("Sources/Shared") + sources)
    }

    /// The tests by their names, with what stands in them.
    fileprivate var tests: [String: [String]] {
      let testCases = suite.flatMap(\.declarations).testCases
      return suite.reduce(into: [:]) { tests, file in
        for test in TestFile(file, testCases: testCases).tests {
          tests[test.id] = test.lines.map(file.text(ofLine:))
        }
      }
    }
  }

  /// Those of the version's production.
  let sources: [FileEdit]
  let tests: LineChange
  let doubles: LineChange
  let testsAdded: [String]
  let testsBefore: Int
  /// Tests that were there and say something else now, or are gone.
  let testsChanged: [String]
  private let old: State
  private let new: State

  init(from old: State, to new: State, _ edits: [FileEdit]) {
    (self.old, self.new) = (old, new)
    sources = edits.filter { $0.path.hasPrefix("Sources/") }
    let changes = edits.filter { $0.path.hasPrefix("Tests/") }.map { edit in
      let before = edit.before.map(old.doubles.lines) ?? []
      let after = edit.after.map(new.doubles.lines) ?? []
      return (
        doubles: edit.lines(before: before.contains, after: after.contains),
        tests: edit.lines(before: { !before.contains($0) }, after: { !after.contains($0) })
      )
    }
    doubles = changes.map(\.doubles).sum
    tests = changes.map(\.tests).sum
    let (known, all) = (old.tests, new.tests)
    testsBefore = known.count
    testsAdded = all.keys.filter { known[$0] == nil }.sorted()
    testsChanged = known.keys.filter { known[$0] != all[$0] }.sorted()
  }

  /// Of the version's production.
  var lines: LineChange { sources.map { $0.lines() }.sum }

  /// How many files there were.
  var files: Int { old.sources.count }

  /// The types that come, and those that were there in which a line changes; or the protocols.
  func types(areProtocols: Bool) -> (new: Int, touched: Int) {
    let (before, after) = (old.sources.types, new.sources.types)
    let isMeant = { (name: String) in (before[name] ?? after[name]) == areProtocols }
    let edited = sources.flatMap { edit in
      edit.runs.flatMap { run in
        run.removed.compactMap { edit.before?.type(at: $0) }
          + run.added.compactMap { edit.after?.type(at: $0) }
      }
    }
    // An extension says the last part of a name only.
    let known = edited.compactMap { name in
      before[name] != nil ? name : before.keys.first { $0.hasSuffix(".\(name)") }
    }
    return (
      after.keys.count { before[$0] == nil && isMeant($0) }, Set(known).count(where: isMeant)
    )
  }
}

extension [SwiftFile] {
  /// The types and protocols by their full names, and whether each is a protocol.
  fileprivate var types: [String: Bool] {
    reduce(into: [:]) { types, file in
      for declaration in file.declarations where declaration.kind != .extension {
        types[file.name(at: declaration.line)] = declaration.kind == .protocol
      }
    }
  }
}

extension SwiftFile {
  /// The full name of the innermost type around a line of code.
  fileprivate func type(at line: Int) -> String? {
    let name = name(at: line)
    return lines[line] != .code || name.isEmpty ? nil : name
  }

  fileprivate func name(at line: Int) -> String {
    declarations.filter { $0.lines.contains(line) }.map(\.name).joined(separator: ".")
  }
}
