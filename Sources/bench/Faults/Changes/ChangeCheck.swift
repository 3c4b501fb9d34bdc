import Console
import Reading

/// Makes each harmless change in all versions at once, and sees what their suites say: the acceptance suite has to
/// stay green, and the versions' own with the patches that say what they need then.
package struct ChangeCheck: RecordedCheck {
  package let command = "changes"
  package let path = ChangeOutcome.path
  package let part: PackagePart
  package let chosen: [String]
  package let subjects = HarmlessChange.allCases.map(\.rawValue)
  private let versions: [String]

  package init(_ chosen: [HarmlessChange], in versions: [String], _ manifest: PackageManifest)
    throws
  {
    self.chosen = chosen.map(\.rawValue)
    self.versions = versions
    part = try manifest.part(
      of: (versions + ["Acceptance"]).map { "\($0)Tests" },
      with: subjects.map { "Tests/Changes/\($0)" })
  }

  /// Warnings are errors, as they are in what a person edits.
  package var settings: String { "" }

  package func outcomes(of subject: String, in copy: PackageCopy) throws -> [ChangeOutcome] {
    guard let change = HarmlessChange(rawValue: subject) else { return [] }
    let folder = "Tests/Changes/\(subject)"
    for version in versions { try copy.apply("\(folder)/\(version).patch") }
    let uncompiled = try versions.map { try uncompiledTests(of: $0, in: copy) }
    let patches = versions.map { version in
      part.files.first { $0 == "\(folder)/\(version).tests.patch" }
    }

    // Those that compile are run as they are, beside the others as they have to be.
    for (tests, patch) in zip(uncompiled, patches) where !tests.isEmpty {
      try patch.map(copy.apply)
    }
    let bundle = try copy.buildTests()
    let seen = try bundle.log(.testing(), within: .seconds(240))
    guard seen.failed.isEmpty, !seen.passed.isEmpty else {
      throw RunFailure("users see it: \(seen.failed.first ?? "no test of acceptance runs")")
    }
    let red = try versions.map { try redTests(of: $0, in: bundle, copy) }
    for index in versions.indices where uncompiled[index].isEmpty {
      guard red[index].isEmpty == (patches[index] == nil) else {
        throw RunFailure(
          "\(versions[index])'s suite lacks a patch, or has one that it doesn't need")
      }
      try patches[index].map(copy.apply)
    }
    let mended = try copy.buildTests()
    if let test = try versions.flatMap({ try redTests(of: $0, in: mended, copy) }).first {
      throw RunFailure("\(test) is red with the suite's patch, too")
    }
    return versions.indices.map { index in
      ChangeOutcome(
        change: change, architecture: versions[index],
        uncompiled: uncompiled[index], red: uncompiled[index].isEmpty ? red[index] : [])
    }
  }

  /// The tests of a suite that don't compile as they are.
  private func uncompiledTests(of version: String, in copy: PackageCopy) throws -> [String] {
    let build = try copy.build("--target", "\(version)Tests")
    if build.status == 0 { return [] }
    return try SuiteSources(of: version, in: copy.folder).uncompiled(by: build.output)
  }

  private func redTests(
    of version: String, in bundle: TestBundle, _ copy: PackageCopy
  ) throws -> [String] {
    let cases = try SuiteSources(of: version, in: copy.folder).testCases.sorted()
    let log = try bundle.log(.xctest(cases.map { "\(version)Tests.\($0)" }))
    guard !log.passed.isEmpty else { throw RunFailure("no test of \(version) runs") }
    return log.failed.sorted()
  }

  package func subject(of outcome: ChangeOutcome) -> String { outcome.change.rawValue }
}

extension PackageCopy {
  /// Applies a patch, or says which file isn't as it was when the patch was made.
  fileprivate func apply(_ path: String) throws {
    for file in Patch(try text(of: path)).files {
      let before = file.isMade ? "" : try text(of: file.path)
      try write(try file.applied(to: before).text, to: file.path)
    }
  }
}
