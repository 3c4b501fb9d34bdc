import SwiftSource

/// A file of a suite: the test methods of XCTest's test cases, and where it asserts something.
struct TestFile: Sendable {
  let path: String
  let tests: [TestMethod]
  let assertions: [(line: Int, column: Int)]
}

extension TestFile {
  /// `testCases` are the names of the classes whose tests are looked for.
  init(_ file: SwiftFile, testCases: Set<String>) {
    let tests = file.functions.filter {
      testCases.contains($0.owner.name) && $0.name.hasPrefix("test") && $0.parameters.isEmpty
    }
    self.init(
      path: file.path, tests: tests.map { TestMethod($0, in: file) },
      assertions: file.words.indices.filter(file.asserts).map { file.position(of: file.words[$0]) })
  }
}

extension SwiftFile {
  /// Whether a call at a word fails a test unless something holds.
  fileprivate func asserts(at index: Int) -> Bool {
    let name = words[index].text
    guard words.text(at: index + 1) == "(", words.text(at: index - 1) != "func" else {
      return false
    }
    return name.hasPrefix("XCTAssert") || name == "XCTUnwrap"
      || name == "wait" && words.text(at: index + 2) == "for"
  }
}
