import Console

/// Runs suites under the compiler's coverage counters, in a build of their own.
package struct CoverageRun {
  package let suites: [Suite]
  /// The folder of the package.
  package let root: String

  package init(suites: [Suite], root: String) {
    (self.suites, self.root) = (suites, root)
  }

  /// How many assertions of each suite ran, in the order of the suites.
  package func assertions() throws -> [Int] {
    StandardError.say("building and running the suites under coverage counters…")
    // Asked before the suites run, since another run that waits for them is next to write the report.
    let answer = try swiftTest("--show-codecov-path")
    let filter = suites.map { "\($0.version)Tests" }.joined(separator: "|")
    let log = TestLog(output: try swiftTest("--filter", "^(\(filter))\\."))
    if let test = suites.flatMap(\.tests).map(\.id).first(where: { !log.passed.contains($0) }) {
      throw RunFailure("\(test) is in the sources, but XCTest didn't run it")
    }
    let report = answer.split(separator: "\n").last.map(String.init) ?? ""
    let counts = try ExecutionCounts.read(
      from: report, or: "not the coverage report that was expected")
    return try suites.map { suite in
      try suite.files.reduce(0) { $0 + (try counts.assertions(in: $1)) }
    }
  }

  /// Shows what the tests print only if they fail.
  private func swiftTest(_ arguments: String...) throws -> String {
    let test = ChildProcess(
      program: "swift",
      arguments: [
        "test", "--enable-code-coverage", "--package-path", root,
        // A place of its own, since the counters are compiled in.
        "--scratch-path", "\(root)/.build/coverage",
      ] + arguments,
      mergesErrors: true)
    guard let outcome = test.run() else { throw RunFailure.noCompiler }
    guard !Interrupt.isRequested else { throw RunFailure("interrupted; nothing is counted") }
    guard outcome.status == 0 else {
      StandardError.write(outcome.output)
      throw RunFailure("the suites failed; see 'swift test'")
    }
    return outcome.output
  }
}
