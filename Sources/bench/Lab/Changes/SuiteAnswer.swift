import Console
import Foundation
import Suites

/// Which tests of a version's unchanged suite break when the version is changed.
struct SuiteAnswer {
  /// The tests that don't compile, as `Class/method`.
  let uncompiled: [String]
  /// The tests that fail if all of them compile.
  let red: [String]
}

extension TestBundle {
  /// Runs tests of the acceptance suite, by their names, on one version.
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
  /// Runs the unchanged suites on changed versions, and then checks that all tests pass in the
  /// patched suites.
  func answers(of versions: [String], to change: Change) throws -> [String: SuiteAnswer] {
    let uncompiled = try versions.map { try uncompiledTests(of: $0) }
    let suites = versions.map { "\($0).tests" }
    // Those that compile are run as they are, beside the others as they have to be.
    for (tests, suite) in zip(uncompiled, suites) where !tests.isEmpty { try apply(change, suite) }
    let bundle = try buildTests()
    // Rules of labels name the roles there are; a refactoring gives a role another name, or adds
    // one.
    let rules = change.isFeature ? [] : ["--skip", "^LabelTests\\."]
    let seen = try bundle.log(.testing(rules), within: .seconds(600))
    guard !seen.passed.isEmpty else { throw RunFailure("no test of acceptance runs") }
    if !seen.failed.isEmpty {
      let seeing = try versions.filter { version in
        try !bundle.acceptance(seen.failed, of: version).failed.isEmpty
      }
      let said = seen.failed.lazy.compactMap { seen.messages[$0] }.first.map(FailureMessage.plain)
      throw RunFailure(
        "tests fail in \(seeing.isEmpty ? "all versions together" : seeing.listed): "
          + seen.failed.uniqued().map { "“\($0)”" }.listed + (said.map { ": \($0)" } ?? ""))
    }
    let red = try versions.map { try redTests(of: $0, in: bundle) }
    for index in versions.indices where uncompiled[index].isEmpty {
      try apply(change, suites[index])
    }
    let mended = try buildTests()
    let tested = versions + ["Shared"]
    if let test = try tested.flatMap({ try redTests(of: $0, in: mended) }).first {
      throw RunFailure("\(test) fails with the suite's patch, too")
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

  /// The tests that fail in the suite of a version or of the shared sources.
  func redTests(of version: String, in bundle: TestBundle) throws -> [String] {
    try log(of: version, in: bundle).failed.sorted()
  }

  /// The test log of a version's suite; throws if no test ran.
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

  /// Whether a change has a patch of a version, of its suite, or of what all share.
  func has(_ change: Change, _ part: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(self.part.root)/\(change.path(of: part))")
  }

  /// Applies a patch of a change, where there is one.
  func apply(_ change: Change, _ part: String) throws {
    guard has(change, part) else { return }
    let path = change.path(of: part)
    do {
      try Repository(folder: folder).git("apply", "\(self.part.root)/\(path)")
    } catch {
      throw RunFailure(
        "\(path) doesn't apply any more; 'git apply --3way \(path)' shows what conflicts:\n\(error)"
      )
    }
  }
}
