import SwiftSource
import XCTest

@testable import Reading
@testable import Suites

final class TestFileTests: XCTestCase {
  private func scan(_ text: String) -> TestFile {
    TestFile(SwiftFile(path: "ListTests.swift", text: text), testCases: ["ListTests"])
  }

  func testATestHasItsNumbersAndItsLinesOfCode() {
    let file = scan(
      """
      final class ListTests: XCTestCase {
        /// L5 X4.
        ///
        /// A second load.
        func testReload() throws {
          // Given

          reload()
        }
      }
      """)
    let expected = TestMethod(
      testCase: "ListTests", name: "testReload", behaviours: ["L5", "X4"], code: 3, lines: 1..<9)
    XCTAssertEqual(file.tests, [expected])
    XCTAssertEqual(file.tests.first?.id, "ListTests/testReload")
  }

  func testOnlyTheFirstLineOfDocumentationTags() {
    let cases: [(comment: String, behaviours: [String])] = [
      ("/// Extra.", ["Extra"]), ("/// L5", []), ("// L5.", []), ("/// About L5.", []),
      ("/// L5 or X4.", []),
      ("/// L10.", ["L10"]), ("/// A2 A3 X1.", ["A2", "A3", "X1"]),
      ("/// L1.\n\n/// L2.", ["L2"]), ("/// L1.\n// L2.", []), ("/// More.\n/// L5.", []),
    ]
    for (comment, behaviours) in cases {
      let file = scan("class ListTests: XCTestCase {\n\(comment)\nfunc testIt() {}\n}")
      XCTAssertEqual(file.tests.map(\.behaviours), [behaviours], comment)
    }
  }

  func testOnlyMethodsOfTestCasesAreTests() {
    let file = scan(
      """
      func testFree() {}
      struct Spy { func testSpy() {} }
      protocol Tested { func testProtocol() }
      class ListTests: XCTestCase {
        private class Double: Spy {
          func testDouble() {}
        }
        let text = "func testText() {}"
        func test() {}
        func testing(by name: String) {}
        func help() { func testLocal() {} }
        // func testComment() {}
      }
      extension ListTests {
        func testMore() { let work = { if true {} }; work() }
        func testLast() async {}
      }
      """)
    XCTAssertEqual(file.tests.map(\.name), ["test", "testMore", "testLast"])
  }

  func testAssertionsAreFoundWhereTheyStand() {
    let file = scan(
      """
      XCTAssertEqual(a, b)
        let ä = try XCTUnwrap(a); XCTAssert(b)
      func XCTAssertSame(_ a: Int) { XCTAssertNil(a) }
      wait(for: [a])
      wait(a)
      // XCTAssert(a)
      "XCTAssert(a) \\(XCTUnwrap(b))"
      XCTFail()
      """)
    XCTAssertEqual(
      file.assertions.map { "\($0.line):\($0.column)" },
      ["1:1", "2:16", "2:30", "3:32", "4:1", "7:17"])
  }
}

final class ExecutionCountsTests: XCTestCase {
  /// Two counts in one file: seven from 1:1 on, two from 3:5 on.
  private let report = """
    {"data": [{"files": [
      {"filename": "/A.swift", "segments": [
        [1, 1, 7, true, true, false], [3, 5, 2, true, true, false], [9, 1, 0, false, false, false]
      ]}
    ], "functions": []}], "type": "llvm.coverage.json.export", "version": "2.0.1"}
    """

  private func assertions(_ positions: [(Int, Int)], in path: String = "/A.swift") throws -> Int {
    let counts = try JSONDecoder().decode(ExecutionCounts.self, from: Data(report.utf8))
    let file = TestFile(path: path, tests: [], assertions: positions.map { $0 })
    return try counts.assertions(in: file)
  }

  func testAnAssertionCountsAsOftenAsItsRegionRan() throws {
    XCTAssertEqual(try assertions([(1, 1)]), 7)
    XCTAssertEqual(try assertions([(3, 4), (3, 5), (4, 1)]), 7 + 2 + 2)
    XCTAssertEqual(try assertions([(9, 1), (12, 1)]), 0)
    XCTAssertEqual(try assertions([]), 0)
  }

  func testAFileThatIsMissingIsAnErrorOnlyIfItAsserts() throws {
    XCTAssertEqual(try assertions([], in: "/B.swift"), 0)
    XCTAssertThrowsError(try assertions([(1, 1)], in: "/B.swift"))
  }
}
