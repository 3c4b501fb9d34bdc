import SwiftSource
import Testing

@testable import bench

struct TestFileTests {
  private func scan(_ text: String) -> TestFile {
    TestFile(SwiftFile(path: "ListTests.swift", text: text), testCases: ["ListTests"])
  }

  @Test func aTestHasItsNumbersAndItsLinesOfCode() {
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
    #expect(
      file.tests == [
        TestMethod(
          testCase: "ListTests", name: "testReload", behaviours: ["L5", "X4"], code: 3, lines: 1..<9
        )
      ])
    #expect(file.tests.first?.id == "ListTests/testReload")
  }

  @Test(arguments: [
    ("/// Extra.", ["Extra"]), ("/// L5", []), ("// L5.", []), ("/// About L5.", []),
    ("/// L5 or X4.", []),
    ("/// L10.", ["L10"]), ("/// A2 A3 X1.", ["A2", "A3", "X1"]),
    ("/// L1.\n\n/// L2.", ["L2"]), ("/// L1.\n// L2.", []), ("/// More.\n/// L5.", []),
  ])
  func onlyTheFirstLineOfDocumentationTags(comment: String, expected: [String]) {
    let file = scan("class ListTests: XCTestCase {\n\(comment)\nfunc testIt() {}\n}")
    #expect(file.tests.map(\.behaviours) == [expected])
  }

  @Test func onlyMethodsOfTestCasesAreTests() {
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
    #expect(file.tests.map(\.name) == ["test", "testMore", "testLast"])
  }

  @Test func assertionsAreFoundWhereTheyStand() {
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
    #expect(
      file.assertions.map { "\($0.line):\($0.column)" }
        == ["1:1", "2:16", "2:30", "3:32", "4:1", "7:17"])
  }
}
