/// Finds the test methods of XCTest's test cases, and the calls that assert something.
struct TestScanner {
  private enum Brace {
    case function(firstLine: Int, name: String, testCase: String?)
    case other
  }

  private let testCases: Set<String>
  private let file: SwiftFile
  private let text: [Substring]
  private var cursor: TokenCursor
  private var braces: [Brace] = []
  /// A function whose body is still to come.
  private var function: Brace?
  private var tests: [TestMethod] = []
  private var assertions: [SourcePosition] = []

  /// `testCases` are the names of the classes whose tests are looked for.
  init(_ file: SwiftFile, testCases: Set<String>) {
    self.file = file
    cursor = file.cursor
    text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    self.testCases = testCases
  }

  consuming func scan() -> TestFile {
    while let token = cursor.token() {
      switch cursor.text() {
      case "func": startFunction()
      case "{":
        braces.append(function ?? .other)
        function = nil
      case "}": close()
      default:
        if asserts() { assertions.append(cursor.lines.position(at: token.range.lowerBound)) }
      }
      cursor.advance()
    }
    return TestFile(path: file.path, tests: tests, assertions: assertions)
  }

  private mutating func startFunction() {
    let name = cursor.text(1)
    let isTest = name.hasPrefix("test") && cursor.text(2) == "(" && cursor.text(3) == ")"
    function = .function(
      firstLine: cursor.line(), name: name, testCase: isTest ? enclosingTestCase : nil)
  }

  private mutating func close() {
    function = nil
    guard case .function(let first, let name, let testCase?) = braces.popLast() else { return }
    let code = cursor.lines.kinds[first...cursor.line()].count { $0 == .code }
    tests.append(
      TestMethod(testCase: testCase, name: name, behaviours: behaviours(above: first), code: code))
  }

  /// The test case of which a function at the cursor is a method.
  private var enclosingTestCase: String? {
    let isNested = braces.contains { if case .function = $0 { true } else { false } }
    let type = file.declarations.last { $0.lines.contains(cursor.line()) }?.name
    return isNested ? nil : type.flatMap { testCases.contains($0) ? $0 : nil }
  }

  /// The numbers in the first line of the documentation that ends above a line.
  private func behaviours(above line: Int) -> [String] {
    let documentation = text[..<line].reversed()
      .map { $0.drop(while: \.isWhitespace) }.prefix { $0.hasPrefix("///") }
    guard let tag = documentation.last?.wholeMatch(of: /\/\/\/ ((?:[A-Z][0-9]+ ?)+|Extra)\./) else {
      return []
    }
    return tag.1.split(separator: " ").map(String.init)
  }

  /// Whether a call at the cursor fails a test unless something holds.
  private func asserts() -> Bool {
    let name = cursor.text()
    guard cursor.text(1) == "(", cursor.text(-1) != "func" else { return false }
    return name.hasPrefix("XCTAssert") || name == "XCTUnwrap"
      || name == "wait" && cursor.text(2) == "for"
  }
}
