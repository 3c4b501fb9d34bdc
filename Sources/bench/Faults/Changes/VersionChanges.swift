import Console
import Reading
import SwiftSource

/// The changes as they are made in one version, and how many lines of code each takes.
package struct VersionChanges {
  private let architecture: String
  private let root: String
  private let sources: [SwiftFile]
  private let suite: [SwiftFile]
  private let shared: [SwiftFile]

  package init(in architecture: String, root: String) throws(InputError) {
    self.architecture = architecture
    self.root = root
    sources = try ModuleFolder("Sources/\(architecture)", of: architecture, in: root).files
    suite = try ModuleFolder("Tests/\(architecture)Tests", of: architecture, in: root).files
    shared = try ModuleFolder("Sources/Shared", of: architecture, in: root).files
  }

  /// What is edited in production, and then in the suite, which may need nothing.
  package func patches(of change: HarmlessChange) throws(InputError) -> (
    sources: Patch, suite: Patch
  ) {
    let path = "\(root)/Tests/Changes/\(change.rawValue)/\(architecture)"
    let suite = try? String(readFrom: "\(path).tests.patch")
    return (Patch(try String(readFrom: "\(path).patch")), Patch(suite ?? ""))
  }

  package func row(of change: HarmlessChange, _ outcomes: [ChangeOutcome]) throws(InputError)
    -> ChangeRow
  {
    let outcome = outcomes.first { $0.change == change && $0.architecture == architecture }
    guard let outcome else {
      throw InputError(
        description: "\(ChangeOutcome.path) has no \(change.rawValue) in \(architecture); run "
          + "bench changes --renew")
    }
    let patches = try patches(of: change)
    let production = try patches.sources.files.map(edit)
    let tests = try patches.suite.files.map(edit)
    let old = Doubles(in: suite, of: sources + shared)
    let new = Doubles(in: suite.after(tests), of: sources.after(production) + shared)
    let doubles = tests.sum { $0.code(in: old, new) }
    return ChangeRow(
      change: change, architecture: architecture, red: outcome.red, uncompiled: outcome.uncompiled,
      linesOfTests: tests.sum(\.code) - doubles, linesOfDoubles: doubles,
      // What a version's arm in bench needs is no part of the version.
      linesOfSources: production.filter { $0.path.hasPrefix("\(root)/Sources/\(architecture)/") }
        .sum(\.code))
  }

  private func edit(_ patched: Patch.File) throws(InputError) -> FileEdit {
    let path = "\(root)/\(patched.path)"
    let before = SwiftFile(
      path: path, text: patched.isMade ? "" : try String(readFrom: path))
    let (text, removed, added) = try patched.applied(to: before.text)
    let after = SwiftFile(path: path, text: text ?? "")
    return FileEdit(
      before: before, after: after, isGone: text == nil,
      removed: removed.filter { before.lines[$0] == .code },
      added: added.filter { after.lines[$0] == .code })
  }
}

/// What a patch makes of a file, with the lines of code that go and those that come.
private struct FileEdit {
  let before: SwiftFile
  let after: SwiftFile
  let isGone: Bool
  let removed: [Int]
  let added: [Int]

  var path: String { before.path }
  var code: Int { removed.count + added.count }

  /// How many of them are those of doubles.
  func code(in old: Doubles, _ new: Doubles) -> Int {
    let (old, new) = (old.lines(of: before), new.lines(of: after))
    return removed.count(where: old.contains) + added.count(where: new.contains)
  }
}

extension [SwiftFile] {
  fileprivate func after(_ edits: [FileEdit]) -> [SwiftFile] {
    filter { file in !edits.contains { $0.path == file.path } }
      + edits.filter { !$0.isGone }.map(\.after)
  }
}
