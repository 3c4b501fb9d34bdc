import Console
import Foundation
import Reading
import Suites

/// The suites of a copy, as they are built.
struct TestBundle: Sendable {
  /// What a run of a bundle is asked for.
  struct Choice {
    let arguments: [String]
    var isTesting = false

    /// XCTest's tests, all or those chosen by `Suite.Class` or `Suite.Class/method`.
    static func xctest(_ tests: [String] = []) -> Choice {
      let names = tests.isEmpty ? [] : [tests.joined(separator: ",")]
      #if os(macOS)
      return Choice(arguments: names.flatMap { ["-XCTest", $0] })
      #else
      return Choice(arguments: names)
      #endif
    }

    /// Swift Testing's, one after another, so that the last is the one in which the process ends.
    static func testing(_ options: [String] = []) -> Choice {
      Choice(arguments: ["--no-parallel"] + options, isTesting: true)
    }
  }

  let path: String

  /// Nil where that goes on and on; what is planted may go on for ever, and no test takes so much
  /// of a processor.
  ///
  /// A busy machine makes a test late, but not longer in this measure.
  func run(
    _ choice: Choice, _ environment: [String: String] = [:], within limit: Duration = .seconds(60)
  ) -> ChildProcess.Outcome? {
    #if os(macOS)
    // Xcode's program runs XCTest's only.
    let package = (1...3).reduce(URL(filePath: path)) { url, _ in url.deletingLastPathComponent() }
    let command =
      choice.isTesting
      ? ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", package.path]
        + choice.arguments
      : ["xcrun", "xctest"] + choice.arguments + [path]
    #else
    let library = choice.isTesting ? ["--testing-library", "swift-testing"] : []
    let command = [path] + library + choice.arguments
    #endif
    // What is said is the same in every run.
    let plain = [
      "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    let limited = "ulimit -S -t \(limit.components.seconds) && exec \"$@\""
    let outcome = ChildProcess(
      program: "/bin/sh", arguments: ["-c", limited, "sh"] + command,
      environment: environment.merging(plain) { $1 }, mergesErrors: true
    ).run(within: limit * 10)
    return outcome?.status == 128 + SIGXCPU ? nil : outcome
  }

  /// What the tests say.
  func log(
    _ choice: Choice, _ environment: [String: String] = [:], within limit: Duration = .seconds(60)
  ) throws(RunFailure) -> TestLog {
    guard let outcome = run(choice, environment, within: limit) else {
      throw RunFailure("the tests didn't end")
    }
    return TestLog(output: outcome.output)
  }
}

extension TestBundle {
  /// Builds the suites of a package in its folder; throws the first complaint of the compiler.
  init(of package: String, builtIn folder: String) throws(RunFailure) {
    let build = try ChildProcess.Outcome.ofBuild(in: folder, ["--build-tests"])
    guard build.status == 0 else {
      let error = build.output.firstMatch(of: /.+: error: .+/).map { String($0.output) }
      throw RunFailure("doesn't build: \(error ?? String(build.output.suffix(500)))")
    }
    self.init(path: "\(folder)/.build/debug/\(package)PackageTests.xctest")
  }
}
