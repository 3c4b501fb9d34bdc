/// What XCTest or Swift Testing said while tests ran; nothing else reads their words.
///
/// A test is `Class/method` in XCTest, and its name in Swift Testing.
struct TestLog: Equatable, Sendable {
  private(set) var ran: Set<String> = []
  private(set) var passed: Set<String> = []
  /// In the order in which they ended, then those during which the process did.
  private(set) var failed: [String] = []
  /// What was said first of each test that failed, or what ended the process.
  private(set) var messages: [String: String] = [:]
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
    var running: [String] = []
    var told: String?
    for line in output.split(whereSeparator: \.isNewline) {
      guard let event = Event(line) else {
        // A message may take several lines.
        if let told { messages[told]?.append(" \(line)") }
        continue
      }
      told = nil
      switch event {
      case .turn(let test, "started"):
        ran.insert(test)
        running.append(test)
      case .turn(let test, let outcome):
        running.removeAll { $0 == test }
        if outcome == "passed" { passed.insert(test) }
        if outcome == "failed" { failed.append(test) }
      case .failure(let test, let message):
        guard messages[test] == nil else { continue }
        messages[test] = String(message)
        told = test
      case .end(let message):
        // That is what it is about, whatever failed before.
        if let test = running.last { messages[test] = String(message) }
      }
    }
    failed += running
    hasCrashed = !running.isEmpty
  }

  mutating func add(_ other: TestLog) {
    ran.formUnion(other.ran)
    passed.formUnion(other.passed)
    failed += other.failed
    messages.merge(other.messages) { first, _ in first }
    hasCrashed = hasCrashed || other.hasCrashed
  }

  /// What a line says, of those on which something begins.
  private enum Event {
    case turn(test: String, Substring)
    case failure(test: String, Substring)
    case end(Substring)

    // Made once, and tried only on lines with their words: thousands of logs are read. Linux says 'Class.method',
    // macOS '-[Module.Class method]'.
    nonisolated(unsafe) private static let testCase =
      /Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/
    nonisolated(unsafe) private static let assertion =
      /.*?: error: (?:-\[\w+\.)?(\w+)[. ](\w+)\]? : (.*)/
    nonisolated(unsafe) private static let test =
      /\S+ Test "(.+)" (?:with \d+ test cases? )?(started\.$|passed after|failed after)/
    nonisolated(unsafe) private static let issue =
      /\S+ Test "(.+)" recorded an issue (?:with .* )?at \S+: (.*)/

    init?(_ line: Substring) {
      if line.hasPrefix("Test Case "), let match = line.prefixMatch(of: Self.testCase) {
        self = .turn(test: "\(match.1)/\(match.2)", match.3)
      } else if line.contains(": error: "), let match = line.prefixMatch(of: Self.assertion) {
        self = .failure(test: "\(match.1)/\(match.2)", match.3)
      } else if let range = line.firstRange(of: "Fatal error: ") {
        self = .end(line[range.lowerBound...])
      } else if line.contains(" Test \""), let match = line.prefixMatch(of: Self.issue) {
        self = .failure(test: String(match.1), match.2)
      } else if line.contains(" Test \""), let match = line.prefixMatch(of: Self.test) {
        self = .turn(test: String(match.1), match.2.prefix { $0.isLetter })
      } else {
        return nil
      }
    }
  }
}
