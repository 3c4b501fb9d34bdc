import Console
import SwiftSource

/// A file of a suite: its tests, and how often it asserts something.
package struct TestFile: Sendable {
  let path: String
  package let tests: [TestMethod]
  let assertions: Int
}

extension TestFile {
  /// `testCases` are the names of XCTest's classes whose tests are looked for; a test of Swift Testing has a name with
  /// spaces.
  package init(_ file: SwiftFile, testCases: Set<String>) {
    let tests = file.functions.filter { function in
      function.name.contains(" ")
        || testCases.contains(function.owner.name) && function.name.hasPrefix("test")
          && function.parameters.isEmpty
    }
    self.init(
      path: file.path, tests: tests.map { TestMethod($0, in: file) },
      assertions: file.words.indices.count(where: file.asserts))
  }
}

/// A test, and the statements that it says it proves.
package struct TestMethod: Equatable, Sendable {
  /// The type that declares it.
  let testCase: String
  let name: String
  /// The numbers in the first line of its documentation, such as `L5`; `Extra` for a
  /// test of an extra.
  package let behaviours: [String]
  /// Its lines of code, from `func` to the closing brace.
  let code: Int
  /// The indices of its lines, from its documentation on.
  package let lines: Range<Int>

  var isSwiftTesting: Bool { name.contains(" ") }

  /// What a log calls it: `Class/method`, or in Swift Testing its name.
  package var id: String { isSwiftTesting ? name : "\(testCase)/\(name)" }

  /// Whether it stands in the test case of the type that a file has.
  func isBeside(_ file: String) -> Bool { testCase.hasPrefix(file.typeOfFile) }
}

extension [Declaration] {
  /// The names of the classes that inherit from XCTest's, or from another of them.
  package var testCases: Set<String> {
    Set(["XCTestCase"]).closure { name in filter { $0.inherited.contains(name) }.map(\.name) }
  }
}

extension TestMethod {
  nonisolated(unsafe) private static let tag = /\/\/\/ ((?:[A-Z][0-9]+ ?)+|Extra)\./

  fileprivate init(_ function: Function, in file: SwiftFile) {
    testCase = function.owner.name
    name = function.name
    let tag = file.text(ofLine: function.lines.lowerBound).wholeMatch(of: Self.tag)
    behaviours = tag?.1.split(separator: " ").map(String.init) ?? []
    code = file.lines[function.line..<function.lines.upperBound].count { $0 == .code }
    lines = function.lines
  }
}

extension SwiftFile {
  /// Whether a call at a word fails a test unless something holds.
  fileprivate func asserts(at index: Int) -> Bool {
    let name = words[index].text
    guard name.hasPrefix("XCTAssert") || name == "XCTUnwrap" || name == "wait",
      words.text(at: index + 1) == "(", words.text(at: index - 1) != "func"
    else { return false }
    return name != "wait" || words.text(at: index + 2) == "for"
  }
}
