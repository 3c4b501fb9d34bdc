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

  func testAssertionsAreCounted() {
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
    XCTAssertEqual(file.assertions, 6)
  }
}
