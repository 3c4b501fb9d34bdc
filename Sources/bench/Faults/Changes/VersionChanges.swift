import Console

/// The changes as they are made in one version, and how many lines of code each takes.
package struct VersionChanges {
  private let architecture: String
  private let root: String

  package init(in architecture: String, root: String) {
    self.architecture = architecture
    self.root = root
  }

  package func row(of change: Refactoring, _ outcomes: [ChangeOutcome]) throws(InputError)
    -> ChangeRow
  {
    let outcome = outcomes.first { $0.change == change && $0.architecture == architecture }
    guard let outcome else {
      throw InputError(
        description: "\(ChangeOutcome.path) has no \(change.rawValue) in \(architecture); run "
          + "bench changes --renew")
    }
    let edit = try VersionEdit(
      of: architecture, try change.patches(of: architecture, in: root), in: SourceTree(root))
    return ChangeRow(
      change: change, architecture: architecture, red: outcome.red, uncompiled: outcome.uncompiled,
      linesOfTests: edit.tests.comeAndGone, linesOfDoubles: edit.doubles.comeAndGone,
      linesOfSources: edit.lines.comeAndGone)
  }
}
