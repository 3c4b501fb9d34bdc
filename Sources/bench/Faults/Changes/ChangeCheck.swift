import Console
import Reading

/// Makes each refactoring in all versions at once, and sees what their suites say: the acceptance suite has to
/// stay green, and the versions' own with the patches that say what they need then.
package struct ChangeCheck: RecordedCheck {
  package let command = "changes"
  package let path = ChangeOutcome.path
  package let part: PackagePart
  package let chosen: [String]
  package let subjects = Refactoring.allCases.map(\.rawValue)
  private let versions: [String]

  package init(_ chosen: [Refactoring], in versions: [String], _ manifest: PackageManifest)
    throws
  {
    self.chosen = chosen.map(\.rawValue)
    self.versions = versions
    part = try manifest.part(
      of: (versions + ["Acceptance"]).map { "\($0)Tests" },
      with: Refactoring.allCases.map(\.folder))
  }

  /// Warnings are errors, as they are in what a person edits.
  package var settings: String { "" }

  package func outcomes(of subject: String, in copy: PackageCopy) throws -> [ChangeOutcome] {
    guard let change = Refactoring(rawValue: subject) else { return [] }
    let patches = part.files.patches(in: [change.folder])
    for path in versions.compactMap({ patches[$0] }) { try copy.apply(path) }
    let answers = try copy.answers(of: versions, patchedBy: patches)
    return try versions.compactMap { version in
      guard let answer = answers[version] else { return nil }
      let isPatched = patches["\(version).tests"] != nil
      guard isPatched == (answer.uncompiled + answer.red != []) else {
        throw RunFailure("\(version)'s suite lacks a patch, or has one that it doesn't need")
      }
      return ChangeOutcome(
        change: change, architecture: version, uncompiled: answer.uncompiled, red: answer.red)
    }
  }

  package func subject(of outcome: ChangeOutcome) -> String { outcome.change.rawValue }
}
