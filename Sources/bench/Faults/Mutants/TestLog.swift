/// What XCTest said of the tests that ran.
struct TestLog: Equatable, Sendable {
  /// By `Class/method`, those during which the process ended among them.
  private(set) var failed: [String] = []
  private(set) var ran: Set<String> = []
  /// Whether the process ended during a test.
  private(set) var hasCrashed = false

  init() {}

  /// Of a test that has no end, or in which the process ended.
  init(endingIn test: String) {
    ran = [test]
    failed = [test]
    hasCrashed = true
  }

  init(output: String) {
    var running: String?
    for line in output.split(separator: "\n") where line.hasPrefix("Test Case ") {
      // Linux says 'Class.method', macOS '-[Module.Class method]'.
      guard let match = line.firstMatch(of: /(\w+)[. ](\w+)\]?' (started|passed|failed)/) else {
        continue
      }
      let test = "\(match.1)/\(match.2)"
      ran.insert(test)
      if match.3 == "failed" { failed.append(test) }
      running = match.3 == "started" ? test : nil
    }
    if let running {
      failed.append(running)
      hasCrashed = true
    }
  }

  mutating func add(_ other: TestLog) {
    failed += other.failed
    ran.formUnion(other.ran)
    hasCrashed = hasCrashed || other.hasCrashed
  }
}
