import SwiftSource

/// The changes as they are made in one version, and how many lines of code each takes.
struct VersionChanges {
  private let architecture: String
  private let root: String
  private let sources: [SwiftFile]
  private let suite: [SwiftFile]
  private let shared: [SwiftFile]

  init(in architecture: String, root: String) throws(InputError) {
    self.architecture = architecture
    self.root = root
    sources = try ModuleFolder("Sources/\(architecture)", of: architecture, in: root).files
    suite = try ModuleFolder("Tests/\(architecture)Tests", of: architecture, in: root).files
    shared = try ModuleFolder("Sources/Shared", of: architecture, in: root).files
  }

  /// What is edited in production, and then in the suite, which may need nothing.
  func patches(of change: HarmlessChange) throws(InputError) -> (sources: Patch, suite: Patch) {
    let path = "\(root)/Tests/Changes/\(change.rawValue)/\(architecture)"
    let suite = try? String(readFrom: "\(path).tests.patch")
    return (Patch(try String(readFrom: "\(path).patch")), Patch(suite ?? ""))
  }

  func row(of change: HarmlessChange, _ outcomes: [ChangeOutcome]) throws(InputError) -> ChangeRow {
    let outcome = outcomes.first { $0.change == change && $0.architecture == architecture }
    guard let outcome else {
      throw InputError(
        description: "\(ChangeCheck.path) has no \(change.rawValue) in \(architecture); run "
          + "bench changes --renew")
    }
    let patches = try patches(of: change)
    let production = try patches.sources.files.map(edit)
    let tests = try patches.suite.files.map(edit)
    let old = Doubles(in: suite, of: sources + shared)
    let new = Doubles(in: suite.after(tests), of: sources.after(production) + shared)
    let doubles = tests.sum { $0.removed.lines(of: old) + $0.added.lines(of: new) }
    return ChangeRow(
      change: change, architecture: architecture, red: outcome.red, uncompiled: outcome.uncompiled,
      linesOfTests: tests.sum(\.code) - doubles, linesOfDoubles: doubles,
      // What a version's arm in bench needs is no part of the version.
      linesOfSources: production.filter { $0.path.hasPrefix("\(root)/Sources/\(architecture)/") }
        .sum(\.code))
  }

  private func edit(_ patched: Patch.File) throws(InputError) -> FileEdit {
    let path = "\(root)/\(patched.path)"
    let before = patched.isMade ? "" : try String(readFrom: path)
    let (after, removed, added) = try patched.applied(to: before)
    return FileEdit(
      path: path, removed: CodeLines(removed, of: SwiftFile(path: path, text: before)),
      added: CodeLines(added, of: SwiftFile(path: path, text: after ?? "")), isGone: after == nil)
  }
}

/// What a patch makes of a file.
private struct FileEdit {
  let path: String
  let removed: CodeLines
  let added: CodeLines
  let isGone: Bool

  var code: Int { removed.indices.count + added.indices.count }
}

/// Lines of code in a file.
private struct CodeLines {
  let file: SwiftFile
  let indices: [Int]

  init(_ lines: [Int], of file: SwiftFile) {
    self.file = file
    indices = lines.filter { file.lines[$0] == .code }
  }

  /// How many are those of doubles.
  func lines(of doubles: Doubles) -> Int {
    let own = doubles.lines(of: file)
    return indices.count(where: own.contains)
  }
}

extension [SwiftFile] {
  fileprivate func after(_ edits: [FileEdit]) -> [SwiftFile] {
    filter { file in !edits.contains { $0.path == file.path } }
      + edits.filter { !$0.isGone }.map(\.added.file)
  }
}
