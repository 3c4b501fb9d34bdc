import Foundation

/// What XCTest or Swift Testing said while a suite ran.
struct SuiteRun {
  /// The tests that failed, those during which the process died among them.
  private(set) var failed: [String] = []
  private(set) var passed = 0
  /// Whether the process died.
  private(set) var hasCrashed = false

  init(output: String) {
    var running: [String] = []
    func note(_ test: String, _ event: Substring) {
      if event == "started" { return running.append(test) }
      running.removeAll { $0 == test }
      if event == "failed" { failed.append(test) }
      if event == "passed" { passed += 1 }
    }
    // Linux says 'Class.method', macOS '-[Module.Class method]'.
    let cases = /Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/
    let tests = /^\S+ Test "(.+)" (?:with \d+ test cases? )?(started\.$|passed after|failed after)/
    for line in output.split(separator: "\n") {
      if let match = line.firstMatch(of: cases) {
        note("\(match.1)/\(match.2)", match.3)
      } else if let match = line.prefixMatch(of: tests) {
        note(String(match.1), match.2.prefix { $0.isLetter })
      }
    }
    hasCrashed = !running.isEmpty
    failed += running
  }
}
