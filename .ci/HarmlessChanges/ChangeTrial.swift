import Foundation

/// Makes one change in all versions at once, and sees what their suites say.
struct ChangeTrial {
  let change: Change
  let versions: [String]
  let root: URL
  let package: ScratchPackage

  func outcomes() throws -> [ChangeRecord.Outcome] {
    var applied: [Patch] = []
    defer { for patch in applied { try? package.restore(patch, from: root) } }
    func apply(_ patch: Patch) throws {
      applied.append(patch)
      try package.apply(patch)
    }
    for version in versions { try apply(try patch("\(version).patch")) }
    let uncompiled = try versions.map(uncompiledTests)
    let suites = try versions.map { version in
      FileManager.default.fileExists(atPath: url("\(version).tests.patch").path)
        ? try patch("\(version).tests.patch") : nil
    }

    // Those that compile are run as they are, beside the others as they have to be.
    for (tests, suite) in zip(uncompiled, suites) where !tests.isEmpty { try suite.map(apply) }
    let red = try redTests(of: versions + ["Acceptance"])
    if let test = red.last?.first { throw failure("users see it: \(test)") }
    for index in versions.indices where uncompiled[index].isEmpty {
      guard red[index].isEmpty == (suites[index] == nil) else {
        throw failure("\(versions[index])'s suite lacks a patch, or has one that it doesn't need")
      }
      try suites[index].map(apply)
    }
    if let test = try redTests(of: versions).joined().first {
      throw failure("\(test) is red with the suite's patch, too")
    }

    return versions.indices.map { index in
      let outcome = ChangeRecord.Outcome(
        change: change, architecture: versions[index], uncompiled: uncompiled[index],
        red: uncompiled[index].isEmpty ? red[index] : [])
      print(
        "\(change.rawValue) \(versions[index]): \(outcome.red.count) tests turn red,",
        "\(outcome.uncompiled.count) don't compile")
      fflush(nil)
      return outcome
    }
  }

  /// The tests of a suite that don't compile as they are.
  private func uncompiledTests(of version: String) throws -> [String] {
    guard let log = package.errors(building: "\(version)Tests") else { return [] }
    let folder = package.folder.appending(path: "Tests/\(version)Tests")
    var errors: [String: Set<Int>] = [:]
    for line in log.split(separator: "\n") {
      guard let error = line.prefixMatch(of: #/(/.+):(\d+):\d+: error: /#) else { continue }
      guard error.1.hasPrefix(folder.path + "/") else { throw failure("doesn't build: \(line)") }
      errors[String(error.1.dropFirst(folder.path.count + 1)), default: []]
        .insert((Int(error.2) ?? 0) - 1)
    }
    let tests = try SuiteSources(at: folder).uncompiled(by: errors)
    guard !tests.isEmpty else { throw failure("\(version)Tests doesn't build: \(log.suffix(500))") }
    return tests.sorted()
  }

  /// The tests that fail, suite by suite.
  private func redTests(of suites: [String]) throws -> [[String]] {
    if let log = package.errors() {
      let error = log.firstMatch(of: /.+: error: .+/).map { String($0.output) }
      throw failure("doesn't build: \(error ?? "\(log.suffix(500))")")
    }
    return try suites.map { suite in
      let sources = try SuiteSources(at: package.folder.appending(path: "Tests/\(suite)Tests"))
      let names = sources.testCases.sorted().map { "\(suite)Tests.\($0)" }
      let run = try package.run(names.isEmpty ? nil : names)
      guard run.passed > 0 else { throw failure("no test of \(suite) runs") }
      return run.failed.sorted()
    }
  }

  private func url(_ name: String) -> URL {
    root.appending(path: "Tests/Changes/\(change.rawValue)/\(name)")
  }

  private func patch(_ name: String) throws -> Patch {
    Patch(try String(contentsOf: url(name), encoding: .utf8))
  }

  private func failure(_ reason: String) -> Failure {
    Failure(description: "\(change.rawValue): \(reason)")
  }
}
