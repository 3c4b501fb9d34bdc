/// The suites of a copy, as they are built.
struct TestBundle: Sendable {
  let path: String

  /// Runs XCTest's tests, all or those chosen by `Suite.Class` or `Suite.Class/method`; nil where that goes on and on.
  func run(
    _ tests: [String] = [], _ environment: [String: String] = [:], within limit: Duration = limit
  ) -> ChildProcess.Outcome? {
    let names = tests.isEmpty ? [] : [tests.joined(separator: ",")]
    #if os(macOS)
    return outcome(
      of: ["xcrun", "xctest"] + names.flatMap { ["-XCTest", $0] } + [path], environment, limit)
    #else
    return outcome(of: [path] + names, environment, limit)
    #endif
  }

  /// Runs Swift Testing's, one after another, so that the last is the one in which the process ends.
  func runTesting(
    _ options: [String] = [], _ environment: [String: String] = [:],
    within limit: Duration = limit
  ) -> ChildProcess.Outcome? {
    #if os(macOS)
    let command = ["xcrun", "xctest", path]
    #else
    let command = [path]
    #endif
    let library = ["--testing-library", "swift-testing", "--no-parallel"]
    return outcome(of: command + library + options, environment, limit)
  }

  /// What XCTest says of these tests, or of all.
  func log(of tests: [String] = []) throws(RunFailure) -> TestLog { try log(run(tests)) }

  /// What Swift Testing says.
  func testingLog(
    of options: [String] = [], _ environment: [String: String] = [:],
    within limit: Duration = limit
  ) throws(RunFailure) -> TestLog {
    try log(runTesting(options, environment, within: limit))
  }

  private func log(_ outcome: ChildProcess.Outcome?) throws(RunFailure) -> TestLog {
    guard let outcome else { throw RunFailure("the tests run on and on") }
    return TestLog(output: outcome.output)
  }

  /// What a person waits for at most; what is planted may go on for ever.
  static let limit = Duration.seconds(60)

  /// What is said is the same in every run.
  private func outcome(
    of command: [String], _ environment: [String: String], _ limit: Duration
  ) -> ChildProcess.Outcome? {
    let plain = [
      "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    return ChildProcess(
      program: command[0], arguments: Array(command.dropFirst()),
      environment: environment.merging(plain) { $1 }, mergesErrors: true
    ).run(within: limit)
  }
}
