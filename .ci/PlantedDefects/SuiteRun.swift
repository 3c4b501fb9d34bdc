import Foundation

/// What XCTest said while a suite ran.
struct SuiteRun {
  /// The tests that failed, as `Class/method`, the one during which the process died among them.
  private(set) var failed: [String] = []
  private(set) var passed = 0

  init(output: String) {
    // Linux says 'Class.method', macOS '-[Module.Class method]'.
    let report = /Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/
    var running: String?
    for match in output.matches(of: report) {
      let test = "\(match.1)/\(match.2)"
      running = match.3 == "started" ? test : nil
      if match.3 == "failed" { failed.append(test) }
      if match.3 == "passed" { passed += 1 }
    }
    if let running { failed.append(running) }
  }
}
