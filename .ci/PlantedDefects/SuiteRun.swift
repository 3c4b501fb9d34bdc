import Foundation

/// What XCTest or Swift Testing said while a suite ran.
struct SuiteRun {
  /// The tests that failed, those during which the process died among them.
  private(set) var failed: [String] = []
  private(set) var passed = 0
  /// Whether the process died.
  private(set) var hasCrashed = false
  /// What was said first of each test that failed.
  private(set) var messages: [String: String] = [:]

  /// `status` is that of the process, 128 and more where a signal ended it.
  init(output: String, status: Int32) {
    var running: [String] = []
    var isMessageOpen = false
    func note(_ test: String, _ event: Substring) {
      if event == "started" { return running.append(test) }
      running.removeAll { $0 == test }
      if event == "failed" { failed.append(test) }
      if event == "passed" { passed += 1 }
    }
    func say(_ message: Substring, of test: String?) {
      guard let test else { return }
      isMessageOpen = messages[test] == nil
      if isMessageOpen { messages[test] = String(message) }
    }
    // Linux says 'Class.method', macOS '-[Module.Class method]'.
    let cases = /Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/
    let tests = /^\S+ Test "(.+)" (?:with \d+ test cases? )?(started\.$|passed after|failed after)/
    let failures = /: error: (?:-\[\w+\.)?(\w+)[. ](\w+)\]? : (.*)/
    let issues = /^\S+ Test "(.+)" recorded an issue (?:with .* )?at \S+: (.*)/
    for line in output.split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: failures) {
        say(match.3, of: "\(match.1)/\(match.2)")
      } else if let match = line.prefixMatch(of: issues) {
        say(match.2, of: String(match.1))
      } else if let match = line.firstMatch(of: /Fatal error: .*/) {
        // What it is about, whatever failed before.
        if let test = running.last { messages[test] = String(match.0) }
        isMessageOpen = false
      } else if let match = line.firstMatch(of: cases) {
        note("\(match.1)/\(match.2)", match.3)
        isMessageOpen = false
      } else if let match = line.prefixMatch(of: tests) {
        note(String(match.1), match.2.prefix { $0.isLetter })
        isMessageOpen = false
      } else if isMessageOpen, let test = running.last {
        messages[test]?.append(" \(line)")
      }
    }
    hasCrashed = status >= 128 && !running.isEmpty
    failed += running
  }
}
