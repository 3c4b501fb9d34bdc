import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites

final class SuiteTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift": "struct AApp {}\n",
    "Sources/A/Extras/Log.swift": "struct Log {}\n",
    "Tests/ATests/List/ListTests.swift": """
    import XCTest

    final class ListTests: XCTestCase {
      private struct Stub: Client {
        struct Spy: Client {}
      }
      let stub = Stub()

      /// L1.
      func testOne() {
        XCTAssert(true)
      }
    }
    """,
    "Tests/ATests/List/ListTests+More.swift":
      "extension ListTests {\n  /// L1 L2.\n  func testTwo() {}\n}\n",
    "Tests/ATests/Extras/LogTests.swift":
      "class LogTests: XCTestCase {\n  func testLog() {}\n}\n",
    "docs/SPEC.md":
      "| | |\n|---|---|\n| L1 | One. |\n| L2 | Two. |\n| X4 | None. |\n\n- **X3**: all.\n",
  ]

  func testASuiteIsCountedWithoutItsExtras() throws {
    let folder = try TemporaryFolder(Self.package)
    let suite = try Suite(of: "A", in: folder.path)
    let row = suite.row
    XCTAssertEqual(row.version, "A")
    XCTAssertEqual([row.testCases, row.tests, row.doubles], [1, 2, 2])
    XCTAssertEqual(row.codePerTest, 2)
    // Import, class, property, brace; extension, brace.
    XCTAssertEqual(row.setUp, 6)
    XCTAssertEqual([row.code, row.codeOfDoubles, row.assertions], [10, 3, 1])
    // What is part of another one isn't listed.
    let file = "Tests/ATests/List/ListTests.swift"
    let stub = DoubleRow(
      version: "A", name: "Stub", kind: .stub, file: file, line: 4, lastLine: 6)
    XCTAssertEqual(suite.kinds, [stub])
  }

  func testAClassOfTestsMayInheritFromAnother() throws {
    let more = [
      "Tests/ATests/List/DetailTests.swift":
        "class DetailTests: DetailTestCase {\n  func testThree() {}\n}\n",
      "Tests/ATests/List/DetailTestCase.swift": "class DetailTestCase: XCTestCase {}\n",
    ]
    let folder = try TemporaryFolder(Self.package.merging(more) { $1 })
    let suite = try Suite(of: "A", in: folder.path)
    let expected = ["DetailTests/testThree", "ListTests/testTwo", "ListTests/testOne"]
    XCTAssertEqual(suite.tests.map(\.id), expected)
    XCTAssertEqual(suite.row.testCases, 2)
  }

  func testTheGridNamesTestsAndHoles() throws {
    let folder = try TemporaryFolder(Self.package)
    let suite = try Suite(of: "A", in: folder.path)
    let rows = try Specification(ofPackageAt: folder.path).rows(of: [suite])
    XCTAssertEqual(rows.map(\.behaviour), ["L1", "L2", "X4"])
    let (one, two) = ("ListTests/testOne", "ListTests/testTwo")
    XCTAssertEqual(rows.map(\.tests), [[two, one], [two], []])
    let counts = [["L1", "2"], ["L2", "1"], ["X4", "NONE"]]
    XCTAssertEqual(SuitesReport.behaviours(rows).cells, counts)
    XCTAssertEqual(
      SuitesReport.tests(of: "L2", rows).cells, [["A"], ["  ListTests"], ["    testTwo"]])
    XCTAssertEqual(SuitesReport.tests(of: "X4", rows).cells, [["A: NONE"]])
  }
}
