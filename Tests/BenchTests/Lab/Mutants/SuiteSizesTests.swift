import XCTest

@testable import Kept
@testable import Suites
@testable import lab

/// What is found with so many lines.
final class SuiteSizesTests: XCTestCase {
  func testATestCostsItsLinesAndOnceWhatItNeeds() throws {
    let folder = try TemporaryFolder([
      "Sources/Shared/HeadlessKit/A.swift": "",
      "Sources/MVC/View.swift": "protocol View {}\n",
      "Tests/MVCTests/ATests.swift": """
      import XCTest

      final class ATests: XCTestCase {
        func testA() {
          _ = ViewSpy()
        }
        func testB() {}
      }
      """,
      "Tests/MVCTests/ViewSpy.swift": "/// A spy.\nfinal class ViewSpy: View {\n}\n",
      "Tests/MVCTests/Helper.swift": "let helper = 1\n",
      "Tests/Bugs/MVC.json": #"{"found":{"commit":"1","date":"2"},"rows":[]}"#,
    ])
    let size = try SuiteSizes(of: Suite(of: "MVC", in: folder.path), in: folder.path)
    // Three around and one in the helper, three and one of the tests, two of the double.
    XCTAssertEqual(size.lines, 10)
    let rows = size.rows(
      of: "MVC", finding: [["ATests/testA"], ["ATests/testB"], []], at: [4, 5, 9, 10])
    let third = 1.0 / 3
    XCTAssertEqual(rows.map(\.lines), [4, 5, 9, 10])
    XCTAssertEqual(rows.map(\.mutationScoreLow), [0, 0, third, third + third])
    XCTAssertEqual(rows.map(\.mutationScoreHigh), [0, third, third, third + third])
    XCTAssertEqual(rows[0].mutationScore, 0)
    XCTAssertEqual((rows[3].mutationScore * 3).rounded(), 2)
  }
}
