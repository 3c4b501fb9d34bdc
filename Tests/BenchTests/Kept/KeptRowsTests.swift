import XCTest

@testable import Console
@testable import Kept

/// How rows are kept with the sources.
final class KeptRowsTests: XCTestCase {
  private let found = Finding(commit: "1234567", date: "2026-11-24")

  func testEachRowStandsOnALineAndIsReadAgain() throws {
    let folder = try TemporaryFolder(["Tests/Bugs/.keep": "", "Tests/Mutants/.keep": ""])
    let bugs = ["a", "b"].map {
      PlantedBug(
        statement: "L1", file: "A.swift", find: $0, replace: "",
        failing: [FailingTest(test: "T/\($0)", message: "“\($0)” isn't “c”", crash: true)])
    }
    let rows = PlainRows(found: found, rows: bugs)
    try rows.write(to: folder.path("Tests/Bugs/A.json"))
    let text = try String(readFrom: folder.path("Tests/Bugs/A.json"))
    XCTAssertEqual(text.split(separator: "\n").count, 4)
    XCTAssertEqual(try PlantedBug.kept(of: "A", in: folder.path), rows)
  }

  func testWhatIsMissingOrOtherIsNamedWithWhatMakesIt() throws {
    let folder = try TemporaryFolder(["Tests/Bugs/B.json": "[]"])
    for (suite, said) in [
      ("A", "there is no Tests/Bugs/A.json yet; 'lab bugs a --renew' makes it"),
      ("B", "not the rows that were expected; 'lab bugs b --renew' makes them again"),
    ] {
      XCTAssertThrowsError(try PlantedBug.kept(of: suite, in: folder.path)) {
        XCTAssert("\($0)".hasSuffix(said), "\($0)")
      }
    }
  }

  func testTheAgeIsThatOfTheOldestAndTheNewest() {
    let newer = Finding(commit: "89abcde", date: "2026-11-26")
    XCTAssertEqual([found, found].sentence, "Recorded on 2026-11-24, at commit 1234567.")
    XCTAssertEqual(
      [newer, found].sentence,
      "Recorded from 2026-11-24, at commit 1234567, to 2026-11-26, at 89abcde.")
  }
}
