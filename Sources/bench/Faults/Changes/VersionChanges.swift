import Console

/// The changes as they are made in one version, and how many lines of code each takes.
package struct VersionChanges {
  private let architecture: String
  private let root: String

  package init(in architecture: String, root: String) {
    self.architecture = architecture
    self.root = root
  }

  /// What is edited in production, and then in the suite, which may need nothing.
  package func patches(of change: HarmlessChange) throws(InputError) -> VersionPatches {
    try SourceTree(root).patches(in: change.folder, of: architecture)
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
    let edit = try VersionEdit(
      of: architecture, try patches(of: change), in: SourceTree(root))
    return ChangeRow(
      change: change, architecture: architecture, red: outcome.red, uncompiled: outcome.uncompiled,
      linesOfTests: edit.tests.comeAndGone, linesOfDoubles: edit.doubles.comeAndGone,
      linesOfSources: edit.lines.comeAndGone)
  }
}
