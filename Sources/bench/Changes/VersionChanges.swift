import SwiftSource

/// The changes as they are made in one version, and how many lines each takes.
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
    let edited = try lines(of: patches.suite, after: patches.sources)
    // What a version's arm in bench needs is no part of the version.
    let own = patches.sources.files.filter { $0.path.hasPrefix("Sources/\(architecture)/") }
    return ChangeRow(
      change: change, architecture: architecture, red: outcome.red, uncompiled: outcome.uncompiled,
      linesOfTests: edited.tests, linesOfDoubles: edited.doubles,
      linesOfSources: own.sum(\.lineCount))
  }

  /// How many lines of the suite come or go, apart by whether they are a double's before or after.
  private func lines(
    of patch: Patch, after sources: Patch
  ) throws(InputError) -> (tests: Int, doubles: Int) {
    let production = try files(of: self.sources, after: sources)
    let suite = try files(of: self.suite, after: patch)
    let old = Doubles(in: self.suite.files, of: self.sources.files + shared.files)
    let new = Doubles(in: suite, of: production + shared.files)
    let doubles = patch.files.sum { file in
      let path = "\(root)/\(file.path)"
      let before = self.suite.files.first { $0.path == path }.map(old.lines)
      let after = suite.first { $0.path == path }.map(new.lines)
      return (before?.intersection(file.changes.removed).count ?? 0)
        + (after?.intersection(file.changes.added).count ?? 0)
    }
    return (patch.files.sum(\.lineCount) - doubles, doubles)
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
