import Foundation
import Testing

@testable import Arms
@testable import bench

struct SuiteTests {
  private static let package = [
    "Sources/Shared/Client.swift": "protocol Client {}\n",
    "Sources/A/AApp.swift": "struct AApp {}\n",
    "Sources/A/Extras/Log.swift": "struct Log {}\n",
    "Tests/ATests/List/ListTests.swift": """
    import XCTest

    final class ListTests: XCTestCase {
      private struct Stub: Client { enum Call { case one } }
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

  @Test func aSuiteIsCountedWithoutItsExtras() throws {
    let folder = try TemporaryFolder(Self.package)
    let row = try Suite(of: "A", in: folder.path).row
    #expect(row.architecture == "A")
    #expect([row.testCases, row.tests, row.assertions, row.doubles] == [1, 2, nil, 1])
    #expect(row.codePerTest == 2)
    // Import, class, property, brace; extension, brace.
    #expect(row.setUp == 6)
    #expect("\(row.code) \(row.codeOfDoubles) \(row.assertionsWritten)" == "10 1 1")
  }

  @Test func aClassOfTestsMayInheritFromAnother() throws {
    let folder = try TemporaryFolder(
      Self.package.merging([
        "Tests/ATests/List/DetailTests.swift":
          "class DetailTests: DetailTestCase {\n  func testThree() {}\n}\n",
        "Tests/ATests/List/DetailTestCase.swift": "class DetailTestCase: XCTestCase {}\n",
      ]) { $1 })
    let suite = try Suite(of: "A", in: folder.path)
    #expect(
      suite.tests.map(\.id) == ["DetailTests/testThree", "ListTests/testTwo", "ListTests/testOne"])
    #expect(suite.row.testCases == 2)
  }

  @Test func theGridNamesTestsAndHoles() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try Specification(ofPackageAt: folder.path)
      .rows(of: [try Suite(of: "A", in: folder.path)])
    #expect(rows.map(\.behaviour) == ["L1", "L2", "X4"])
    #expect(
      rows.map(\.tests) == [
        ["ListTests/testTwo", "ListTests/testOne"], ["ListTests/testTwo"], [],
      ])
    #expect(
      SuitesReport.behaviours(rows).cells == [
        ["L1", "2"], ["L2", "1"], ["X4", "NONE"],
      ])
    #expect(
      SuitesReport.tests(of: "L2", rows).cells == [["A", "ListTests/testTwo"]])
    #expect(SuitesReport.tests(of: "X4", rows).cells == [["A", "NONE"]])
  }

  @Test func aMissingSpecificationIsNamed() throws {
    let folder = try TemporaryFolder(["a": ""])
    #expect(throws: InputError.self) { try Specification(ofPackageAt: folder.path) }
  }
}

/// Every statement of the specification is proved by every version's own suite.
struct BehaviourGridTests {
  private let specification: Specification
  private let suites: [Suite]

  init() throws {
    specification = try Specification(ofPackageAt: try #require(PackageRoot.path))
    suites = try Suite.all.get()
  }

  @Test func thereIsNoHole() {
    let holes = specification.rows(of: suites).filter(\.tests.isEmpty).map {
      "\($0.architecture) proves no \($0.behaviour)"
    }
    #expect(holes == [])
  }

  @Test func everyStatementIsListed() {
    #expect(Set(specification.behaviours).count == 29)
  }

  @Test func everyTestSaysWhatItProves() {
    for test in suites.flatMap(\.tests) {
      let isNumbered = test.behaviours.allSatisfy(specification.behaviours.contains)
      #expect(test.behaviours == ["Extra"] || isNumbered && !test.behaviours.isEmpty, "\(test.id)")
    }
  }
}

extension Suite {
  /// The suites of this package, read once for all tests.
  static let all = Result {
    let root = try #require(PackageRoot.path)
    return try Registry.architectures.map { try Suite(of: $0.name, in: root) }
  }
}
