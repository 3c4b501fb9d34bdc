import SwiftSource
import XCTest

@testable import Suites
@testable import lab

/// What the sources of a suite say of its tests.
final class SuiteSourcesTests: XCTestCase {
  private func sources(_ folder: TemporaryFolder) throws -> SuiteSources {
    try SuiteSources(of: "A", in: folder.path)
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Tests/ATests/ListTests.swift": """
      class Base: XCTestCase {
        let spy = ListSpy()
      }
      final class ListTests: Base {
        /// L1 X4.
        func testOne() { spy.show() }
        func testTwo(_ value: Int) {}
      }
      final class FormTests: XCTestCase {
        /// L11.
        func testOne() { helper() }
        func testTwo() {}
      }
      struct Screens {
        /// L1 L2.
        @available(*, unavailable) @Test func `A list shows it`() {}
      }
      """,
      "Tests/ATests/ListSpy.swift": """
      final class ListSpy {
        func show() {}
      }
      """,
    ])
  }

  func testStatementsAreCitedInTheFirstLineOfTheComment() throws {
    let folder = try folder()
    let sources = try sources(folder)
    XCTAssertEqual(sources.testCases, ["ListTests", "FormTests"])
    XCTAssertEqual(sources.tests(citing: "L1"), ["A list shows it", "ListTests/testOne"])
    XCTAssertEqual(sources.tests(citing: "L11"), ["FormTests/testOne"])
    XCTAssert(sources.knows("FormTests/testTwo"))
    XCTAssertFalse(sources.knows("ListTests/testTwo"))
    XCTAssert(sources.cites("X4", in: "ListTests/testOne"))
    XCTAssertFalse(sources.cites("L1", in: "FormTests/testOne"))
  }

  /// A test has one by itself, in what its class has besides tests, or in a double that it or its class names.
  func testErrorsKeepTestsFromCompiling() throws {
    let folder = try folder()
    let sources = try sources(folder)
    let uncompiled = { (name: String, line: Int) in
      try sources.uncompiled(
        by: "[1/2] Compiling\n\(folder.path("Tests/\(name)")):\(line):3: error: no\n  | no\n")
    }
    XCTAssertEqual(try uncompiled("ATests/ListTests.swift", 11), ["FormTests/testOne"])
    XCTAssertEqual(try uncompiled("ATests/ListTests.swift", 2), ["ListTests/testOne"])
    XCTAssertEqual(try uncompiled("ATests/ListSpy.swift", 2), ["ListTests/testOne"])
    XCTAssertThrowsError(try uncompiled("BTests/Other.swift", 1))
    XCTAssertThrowsError(try sources.uncompiled(by: "error: no linker"))
  }

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
