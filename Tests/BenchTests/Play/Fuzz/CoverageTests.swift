import XCTest

@testable import Console
@testable import Play
@testable import RandomUse

/// What occurred is told apart from what didn't and from what can't.
final class CoverageTests: XCTestCase {
  func testEveryCaseThatIsPossibleIsAHoleUntilItOccurs() {
    var cases = CoverageCase.all
    let holes = cases.holes
    XCTAssertEqual(holes, cases.filter { $0.reason == nil })
    XCTAssertTrue(holes.contains { $0.name == "On the list, rows, add" })
    let impossible = cases.first { $0.name == "On the list, deleting, add" }
    XCTAssertEqual(impossible?.reason, "L8: disabled during a delete")
    cases.note("On the list", ScreenState.rows, ScreenAction.add)
    XCTAssertEqual(cases.holes, holes.filter { $0.name != "On the list, rows, add" })
    XCTAssertEqual(cases.contradictions, [])
  }

  func testWhatCannotHappenButDoesIsNamedWithTheReason() {
    var tally = FuzzTally()
    tally.cases.note("On the list", ScreenState.deleting, ScreenAction.add)
    XCTAssertEqual(tally.cases.contradictions.map(\.name), ["On the list, deleting, add"])
    let told = "It can't happen, but did: On the list, deleting, add: L8: disabled during a delete."
    XCTAssertTrue(report(tally).text(.text)?.contains(told) == true)
  }

  func testCasesAddUpAndSurviveTheWayFromAChild() throws {
    var cases = CoverageCase.all
    cases.note("On the list", ScreenState.deleting, ScreenAction.add)
    for _ in 0..<2 { cases.note("On the form", ScreenState.form, ScreenAction.save) }
    let copy = try JSONDecoder().decode([CoverageCase].self, from: JSONEncoder().encode(cases))
    XCTAssertEqual(copy, cases)
    cases.add(copy)
    XCTAssertEqual(cases.compactMap(\.count).reduce(0, +), 6)
  }

  func testTablesShowWhatIsImpossibleAndFitATerminal() throws {
    var cases = CoverageCase.all
    cases.note("On the form", ScreenState.form, ScreenAction.save)
    for _ in 0..<17 { cases.add(cases) }
    let tables = FuzzReport.tables(cases)
    let form = try XCTUnwrap(tables.first { $0.title == "On the form" })
    for row in [
      ["form", "0", "0", "0", "0", "131072", "0", "0", "0", "0"],
      ["form saving", "–", "–", "–", "–", "–", "0", "0", "0", "0"],
    ] {
      XCTAssertEqual(form.cells.first { $0[0] == row[0] }, row)
    }
    let lines = tables.flatMap { $0.text().split(separator: "\n") }
    XCTAssertEqual(lines.filter { String($0).displayWidth > 100 }, [])
  }

  func testAHoleFailsOnlyARunThatIsLongEnough() {
    var tally = FuzzTally(sessions: FuzzReport.leastSessions - 1)
    XCTAssertNil(report(tally).failure)
    tally.sessions += 1
    XCTAssertEqual(report(tally).failure?.hasPrefix("what can happen never did"), true)
    tally.cases.note("On the list", ScreenState.deleting, ScreenAction.add)
    XCTAssertEqual(report(tally).failure, "what can't happen did, in cases: 1")
  }

  func testAFindingIsToldInEveryFormatThatHasAPlaceForIt() throws {
    var finding = Finding(kind: .leak, architecture: "MVC", cause: "launch", words: ["Label"])
    try finding.tell(Scenario("x", [.pull]), seed: 17)
    let report = report(FuzzTally(sessions: 5, finding: finding))
    XCTAssertEqual(report.failure, "session 5, seed 17: MVC leaks")
    for format in [OutputFormat.text, .csv, .markdown] {
      let text = try XCTUnwrap(report.text(format))
      XCTAssertEqual(text.contains("Scenario("), format != .csv, "\(format)")
      let isForPeople = format == .text || format == .markdown
      XCTAssertEqual(text.contains("– is what can't happen"), isForPeople, "\(format)")
      XCTAssertEqual(text.contains("\n[\"pull\"]\n"), isForPeople, "\(format)")
    }
  }

  private func report(_ tally: FuzzTally) -> FuzzReport {
    FuzzReport(tally: tally, seed: 1, versions: ["Direct"])
  }
}
