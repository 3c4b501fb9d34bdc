/// What XCTest or Swift Testing said while tests ran; nothing else reads their words.
///
/// A test is `Class/method` in XCTest, and its name in Swift Testing.
package struct TestLog: Equatable, Sendable {
  package private(set) var ran: Set<String> = []
  package private(set) var passed: Set<String> = []
  /// In the order in which they ended, then those during which the process did.
  package private(set) var failed: [String] = []
  /// What was said first of each test that failed, or what ended the process.
  package private(set) var messages: [String: String] = [:]
  /// Whether the process ended during a test.
  package private(set) var hasCrashed = false

  package init() {}

  /// Of a test that has no end, or in which the process ended.
  package init(endingIn test: String) {
    ran = [test]
    failed = [test]
    hasCrashed = true
  }

  package init(output: String) {
    var running: [String] = []
    var told: String?
    var hasEnded = false
    for line in output.split(whereSeparator: \.isNewline) {
      if let (test, event) = Self.read(line, by: Self.turn) {
        told = nil
        running.removeAll { $0 == test }
        switch event {
        case "started":
          ran.insert(test)
          running.append(test)
        case "passed": passed.insert(test)
        case "failed": failed.append(test)
        default: break
        }
      } else if let (test, message) = Self.read(line, by: Self.failure) {
        told = messages[test] == nil ? test : nil
        if told != nil { messages[test] = String(message) }
      } else if let fault = line.firstRange(of: "Fatal error: ") {
        // That is what it is about, whatever failed before.
        told = nil
        if let test = running.last { messages[test] = String(line[fault.lowerBound...]) }
      } else if line.contains(" Test run with ") {
        // The end of a test may have followed on the line of what it said.
        hasEnded = true
      } else if let told {
        // A message may take several lines.
        messages[told]?.append(" \(line)")
      }
    }
    failed += running
    hasCrashed = !running.isEmpty && !hasEnded
  }

  package mutating func add(_ other: TestLog) {
    ran.formUnion(other.ran)
    passed.formUnion(other.passed)
    failed += other.failed
    messages.merge(other.messages) { first, _ in first }
    hasCrashed = hasCrashed || other.hasCrashed
  }

  /// Class and method, or a name, and what is said of it.
  private typealias Words = (Substring, Substring?, Substring?, Substring?, Substring)

  // Made once: thousands of logs are read. Linux says 'Class.method', macOS '-[Module.Class method]'.
  nonisolated(unsafe) private static let turn: Regex<Words> =
    /(?:Test Case '(?:-\[\w+\.)?(\w+)[. ](\w+)\]?'|\S+ Test "(.+)"(?: with \d+ .*?)?) ([spf]\w+)/
  nonisolated(unsafe) private static let failure: Regex<Words> =
    /(?:.*?: error: (?:-\[\w+\.)?(\w+)[. ](\w+)\]? :|\S+ Test "(.+)" recorded an issue .*?at \S+:) (.*)/

  private static func read(
    _ line: Substring, by words: Regex<Words>
  ) -> (test: String, rest: Substring)? {
    line.prefixMatch(of: words).map { match in
      (match.3.map(String.init) ?? "\(match.1 ?? "")/\(match.2 ?? "")", match.4)
    }
  }
}
