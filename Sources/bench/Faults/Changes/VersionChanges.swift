import SwiftSource

/// The changes as they are made in one version, and how many lines of code each takes.
struct VersionChanges {
  private let architecture: String
  private let root: String
  private let sources: ModuleFolder
  private let suite: ModuleFolder
  private let shared: ModuleFolder

  init(in architecture: String, root: String) throws(InputError) {
    self.architecture = architecture
    self.root = root
    sources = try ModuleFolder("Sources/\(architecture)", of: architecture, in: root)
    suite = try ModuleFolder("Tests/\(architecture)Tests", of: architecture, in: root)
    shared = try ModuleFolder("Sources/Shared", of: architecture, in: root)
  }

  /// What is edited in production, and then in the suite, which may need nothing.
  func patches(of change: Change) throws(InputError) -> (sources: Patch, suite: Patch) {
    let path = "\(root)/Tests/Changes/\(change.rawValue)/\(architecture)"
    let suite = try? String(readFrom: "\(path).tests.patch")
    return (Patch(try String(readFrom: "\(path).patch")), Patch(suite ?? ""))
  }

  func row(of change: Change, _ record: ChangeRecord) throws(InputError) -> ChangeRow {
    let patches = try patches(of: change)
    let outcome = record.outcomes.first {
      $0.change == change && $0.architecture == architecture
    }
    guard let outcome else {
      throw InputError(
        description: "\(ChangeRecord.path) has no \(change.rawValue) in \(architecture); run "
          + ".ci/harmless-changes --record")
    }
    let production = try files(of: sources, after: patches.sources)
    let edited = try lines(of: patches.suite, testing: production)
    // What a version's arm in bench needs is no part of the version.
    let own = patches.sources.files.filter { $0.path.hasPrefix("Sources/\(architecture)/") }
    return ChangeRow(
      change: change, architecture: architecture, red: outcome.red, uncompiled: outcome.uncompiled,
      linesOfTests: edited.tests, linesOfDoubles: edited.doubles,
      linesOfSources: own.sum { file in
        let code = code(of: file, sources.files, production)
        return code.removed.count + code.added.count
      })
  }

  /// How many lines of the suite's code come or go, apart by whether they are a double's before or after.
  private func lines(
    of patch: Patch, testing production: [SwiftFile]
  ) throws(InputError) -> (tests: Int, doubles: Int) {
    let suite = try files(of: self.suite, after: patch)
    let old = Doubles(in: self.suite.files, of: sources.files + shared.files)
    let new = Doubles(in: suite, of: production + shared.files)
    return patch.files.reduce((tests: 0, doubles: 0)) { sum, file in
      let code = code(of: file, self.suite.files, suite)
      let isDouble =
        code.removed.map { old.lines(of: $0.file).contains($0.line) }
        + code.added.map { new.lines(of: $0.file).contains($0.line) }
      let doubles = isDouble.count { $0 }
      return (sum.tests + isDouble.count - doubles, sum.doubles + doubles)
    }
  }

  /// The lines of code that go from a file as it was, and that come in it as it is then.
  private func code(
    of patched: PatchedFile, _ before: [SwiftFile], _ after: [SwiftFile]
  ) -> (removed: [(file: SwiftFile, line: Int)], added: [(file: SwiftFile, line: Int)]) {
    func code(_ lines: [Int], _ files: [SwiftFile]) -> [(file: SwiftFile, line: Int)] {
      let file = files.first { $0.path == "\(root)/\(patched.path)" }
      return file.map { file in lines.filter { file.lines[$0] == .code }.map { (file, $0) } } ?? []
    }
    return (code(patched.changes.removed, before), code(patched.changes.added, after))
  }

  /// What is in a folder after a patch.
  private func files(
    of folder: ModuleFolder, after patch: Patch
  ) throws(InputError) -> [SwiftFile] {
    let changed = Set(patch.files.map(\.path))
    var files = folder.files.filter { !changed.contains(folder.path(of: $0)) }
    for file in patch.files {
      let path = "\(root)/\(file.path)"
      guard let text = file.text(after: file.isMade ? "" : try String(readFrom: path)) else {
        throw InputError(
          description:
            "\(file.path) isn't what a patch was made for; make that in Tests/Changes anew"
        )
      }
      if !file.isRemoved { files.append(SwiftFile(path: path, text: text)) }
    }
    return files
  }
}
