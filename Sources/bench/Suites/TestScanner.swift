import SwiftSource

/// Finds the test methods of XCTest's test cases, and the calls that assert something.
struct TestScanner {
  private let file: SwiftFile
  private let testCases: Set<String>

  /// `testCases` are the names of the classes whose tests are looked for.
  init(_ file: SwiftFile, testCases: Set<String>) {
    self.file = file
    self.testCases = testCases
  }

  func scan() -> TestFile {
    TestFile(
      path: file.path, tests: file.functions.filter(isTest).map(test),
      assertions: file.words.indices.filter(asserts).map { file.position(of: file.words[$0]) })
  }

  private func isTest(_ function: Function) -> Bool {
    testCases.contains(function.owner.name) && function.name.hasPrefix("test")
      && function.parameters.isEmpty
  }

  private func test(_ function: Function) -> TestMethod {
    TestMethod(
      testCase: function.owner.name, name: function.name,
      behaviours: behaviours(in: file.text(ofLine: function.lines.lowerBound)),
      code: file.lines[function.line..<function.lines.upperBound].count { $0 == .code })
  }

  /// The numbers in the first line of a test's documentation.
  private func behaviours(in line: String) -> [String] {
    guard let tag = line.wholeMatch(of: /\/\/\/ ((?:[A-Z][0-9]+ ?)+|Extra)\./) else { return [] }
    return tag.1.split(separator: " ").map(String.init)
  }

  /// Whether a call at a word fails a test unless something holds.
  private func asserts(at index: Int) -> Bool {
    let name = file.words[index].text
    guard file.words.text(at: index + 1) == "(", file.words.text(at: index - 1) != "func"
    else { return false }
    return name.hasPrefix("XCTAssert") || name == "XCTUnwrap"
      || name == "wait" && file.words.text(at: index + 2) == "for"
  }
}
