import Console
import Foundation
import Reading

/// What a version's suite says of its changed version, as it was before it is patched as well.
struct SuiteAnswer {
  /// The tests that don't compile, as `Class/method`.
  let uncompiled: [String]
  /// The tests that turn red, where all of them compile.
  let red: [String]
}

extension TestBundle {
  /// What tests of the acceptance suite, by their names, say of one version.
  func acceptance(
    _ tests: [String], of version: String, _ environment: [String: String] = [:]
  ) throws -> TestLog {
    let names = tests.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    return try log(
      .testing(["--filter", "^AcceptanceTests\\..*(\(names))"]),
      environment.merging(["ARCHITECTURE": version]) { $1 })
  }
}

extension PackageCopy {
  /// The answers of suites that are patched then, after which all must be green.
  func answers(
    of versions: [String], patchedBy named: [String: String]
  ) throws -> [String: SuiteAnswer] {
    let uncompiled = try versions.map { try uncompiledTests(of: $0) }
    let patches = versions.map { named["\($0).tests"] }
    // Those that compile are run as they are, beside the others as they have to be.
    for (tests, patch) in zip(uncompiled, patches) where !tests.isEmpty { try patch.map(apply) }
    let bundle = try buildTests()
    let seen = try bundle.log(.testing(), within: .seconds(600))
    guard !seen.passed.isEmpty else { throw RunFailure("no test of acceptance runs") }
    if !seen.failed.isEmpty {
      let seeing = try versions.filter { version in
        try !bundle.acceptance(seen.failed, of: version).failed.isEmpty
      }
      let said = seen.failed.lazy.compactMap { seen.messages[$0] }.first.map(FailureMessage.plain)
      throw RunFailure(
        "red in \(seeing.isEmpty ? "all versions together" : seeing.listed): "
          + seen.failed.uniqued().map { "“\($0)”" }.listed + (said.map { ": \($0)" } ?? ""))
    }
    let red = try versions.map { try redTests(of: $0, in: bundle) }
    for index in versions.indices where uncompiled[index].isEmpty { try patches[index].map(apply) }
    let mended = try buildTests()
    if let test = try versions.flatMap({ try redTests(of: $0, in: mended) }).first {
      throw RunFailure("\(test) is red with the suite's patch, too")
    }
    return Dictionary(
      uniqueKeysWithValues: versions.indices.map { index in
        let isBuilt = uncompiled[index].isEmpty
        return (
          versions[index],
          SuiteAnswer(uncompiled: uncompiled[index], red: isBuilt ? red[index] : [])
        )
      })
  }

  /// The tests of a version's suite that turn red.
  func redTests(of version: String, in bundle: TestBundle) throws -> [String] {
    try log(of: version, in: bundle).failed.sorted()
  }

  /// What a version's suite says; a run in which nothing ran says nothing.
  func log(of version: String, in bundle: TestBundle) throws -> TestLog {
    let cases = try SuiteSources(of: version, in: folder).testCases.sorted()
    let log = try bundle.log(.xctest(cases.map { "\(version)Tests.\($0)" }))
    guard !log.ran.isEmpty else { throw RunFailure("no test of \(version) runs") }
    return log
  }

  /// The tests of a suite that don't compile as they are.
  private func uncompiledTests(of version: String) throws -> [String] {
    let build = try build("--target", "\(version)Tests")
    if build.status == 0 { return [] }
    return try SuiteSources(of: version, in: folder).uncompiled(by: build.output)
  }

  /// Applies a patch, or says which file isn't as it was when the patch was made.
  func apply(_ path: String) throws {
    for file in Patch(try String(readFrom: "\(part.root)/\(path)"), at: path).files {
      let before = file.isMade ? "" : try text(of: file.path)
      try write(try file.applied(to: before).text, to: file.path)
    }
  }
}
