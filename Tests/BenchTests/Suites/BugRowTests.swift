import XCTest

@testable import Commands
@testable import Console
@testable import Kept
@testable import Results
@testable import Suites

/// A bug is shown by its whole line, and by what the tests said that it turned red.
final class BugRowTests: XCTestCase {
  private static let story = BugStory(id: "b", title: "T", seen: "S.", cause: "C.", mark: nil)
  private static let source = """
    final class Model {
      func cancel() {
        request.cancel()
      }
    }
    """

  private static func row(
    find: String = "request.cancel()", replace: String = "", own: [FailingTest] = [],
    acceptance: [FailingTest] = []
  ) -> BugRow {
    BugRow(
      story,
      PlantedBug(
        statement: "L1", name: "b", file: "Model.swift", find: find, replace: replace, failing: own,
        acceptance: acceptance), of: "A", in: source, at: "Sources/A/Model.swift")
  }

  func testLineIsShownWithAndWithoutTheBug() {
    let cases: [(find: String, replace: String, line: Int?, before: String, after: String)] = [
      ("request.cancel()", "", 3, "request.cancel()", ""),
      ("cancel()", "end()", nil, "cancel()", "end()"),
      ("func cancel", "func end", 2, "func cancel() {", "func end() {"),
    ]
    for (find, replace, line, before, after) in cases {
      let row = Self.row(find: find, replace: replace)
      XCTAssertEqual(row.line, line, find)
      XCTAssertEqual([row.before, row.after], [before, after], find)
    }
  }

  func testVersionsStandSideBySideWhereTheyFit() {
    let red = FailingTest(test: "ModelTests/testA", message: "cancel is missing")
    let judge = FailingTest(
      test: "Nothing is left", message: "Expectation failed", crash: true)
    let rows = [Self.row(own: [red]), Self.row(acceptance: [judge])]
    let tables = { (width: Int?) in BugsReport.tables(of: Self.story, rows, width: width) }
    XCTAssertEqual(
      tables(100).map { $0.text() }.joined(separator: "\n"),
      """
      b, L1: T
      S.
      C.

      A: 1 failing test
      Sources/A/Model.swift:3
      - request.cancel()
      ✗ ModelTests/testA
      cancel is missing
      acceptance suite: 0 failing tests of L1

      A: only the acceptance suite notices it
      Sources/A/Model.swift:3
      - request.cancel()
      acceptance suite: 1 failing test of L1
      ✗ Nothing is left
      Expectation failed

      """)
    XCTAssertEqual(tables(160).count, 2)
    XCTAssertEqual(tables(nil).count, 3)
    XCTAssertEqual(BugsReport.overview(rows, []).rows, [["b", "L1", "1"]])
    XCTAssertEqual(
      BugsReport.sentence(rows), "The number of bugs that each version's own suite notices: A 1.")
  }

  func testWordChoosesBugs() throws {
    let list = try BugList(of: ["MVC"], in: Run.root())
    for (word, bugs) in [
      ("second-save-sent", ["second-save-sent"]), ("A3", ["second-save-sent"]),
      ("a3", ["second-save-sent"]), ("L99", []),
      ("crash", ["unreadable-store-crashes", "row-outside-list-opens"]),
      ("LEAK", ["view-keeps-screen", "delegate-keeps-screen", "coordinator-keeps-screen"]),
    ] {
      XCTAssertEqual(list.stories(for: word).map(\.id), bugs, word)
    }
    assertThrows(
      "unknown statement 'L99'; did you mean L9?",
      try Run.ticking().perform("bugs L99", to: Output(path: nil)))
  }

  func testMessageIsShort() {
    let same = String(repeating: "a", count: 40)
    let kept = String(repeating: "a", count: 30)
    let equal = { (one: String, other: String) in
      #"XCTAssertEqual failed: ("\#(one)") is not equal to ("\#(other)")"#
    }
    for (message, short) in [
      (equal("[Kit.Call.readAll]", "[]") + " - ", equal("[readAll]", "[]")),
      ("XCTAssertTrue failed - \n it\n isn't", "XCTAssertTrue failed - it isn't"),
      (equal(same + "b", same + "c"), equal("…\(kept)b", "…\(kept)c")),
    ] {
      XCTAssertEqual(FailureMessage(message).text, short)
    }
  }
}
