import Foundation
import HeadlessKit
import Testing

@testable import RandomUse
@testable import bench

/// What occurred is told apart from what didn't and from what can't.
struct CoverageTests {
  @Test func everyCaseThatIsPossibleIsAHoleAtFirst() throws {
    let none = CoverageCase.all
    #expect(none.holes == none.filter { $0.reason == nil })
    #expect(none.contradictions == [])
    #expect(none.holes.contains { $0.name == "On the list, rows, add" })
    let impossible = none.first { $0.name == "On the list, deleting, add" }
    #expect(impossible?.reason == "L8: disabled during a delete")
  }

  @Test func whatOccurredIsNoHole() {
    var cases = CoverageCase.all
    cases.note("On the list", ScreenState.rows, ScreenAction.add)
    #expect(cases.holes.count == CoverageCase.all.holes.count - 1)
    #expect(!cases.holes.contains { $0.name == "On the list, rows, add" })
    #expect(cases.contradictions == [])
  }

  @Test func whatCannotHappenButDoesIsNamedWithTheReason() throws {
    var tally = FuzzTally()
    tally.cases.note("On the list", ScreenState.deleting, ScreenAction.add)
    #expect(tally.cases.contradictions.map(\.name) == ["On the list, deleting, add"])
    let told = "It can't happen, but did: On the list, deleting, add: L8: disabled during a delete."
    #expect(try report(tally).text(.text).contains(told))
  }

  @Test func casesAddUpAndSurviveTheWayFromAChild() throws {
    var cases = CoverageCase.all
    cases.note("On the list", ScreenState.deleting, ScreenAction.add)
    for _ in 0..<2 { cases.note("On the form", ScreenState.form, ScreenAction.save) }
    let copy = try JSONDecoder().decode([CoverageCase].self, from: JSONEncoder().encode(cases))
    #expect(copy == cases)
    cases.add(copy)
    #expect(cases.compactMap(\.count).reduce(0, +) == 6)
  }

  @Test func tablesShowWhatIsImpossibleAndFitATerminal() throws {
    var cases = CoverageCase.all
    cases.note("On the form", ScreenState.form, ScreenAction.save)
    for _ in 0..<17 { cases.add(cases) }
    let tables = FuzzReport.tables(cases)
    let form = try #require(tables.first { $0.title == "On the form" })
    #expect(
      form.cells.first { $0[0] == "form" }
        == ["form", "0", "0", "0", "0", "131072", "0", "0", "0", "0"])
    #expect(
      form.cells.first { $0[0] == "form saving" }
        == ["form saving", "–", "–", "–", "–", "–", "0", "0", "0", "0"])
    let lines = tables.flatMap { $0.text().split(separator: "\n") }
    #expect(lines.filter { String($0).displayWidth > 100 } == [])
  }

  @Test func aHoleFailsOnlyARunThatIsLongEnough() {
    var tally = FuzzTally(sessions: FuzzReport.leastSessions - 1)
    #expect(report(tally).failure == nil)
    tally.sessions += 1
    #expect(report(tally).failure?.hasPrefix("what can happen never did") == true)
    tally.cases.note("On the list", ScreenState.deleting, ScreenAction.add)
    #expect(report(tally).failure == "what can't happen did, in cases: 1")
  }

  @Test(arguments: [OutputFormat.text, .markdown, .csv])
  func aFindingIsToldInEveryFormatThatHasAPlaceForIt(format: OutputFormat) throws {
    var finding = Finding(kind: .leak, architecture: "MVC", cause: "launch", words: ["Label"])
    finding.script = "Scenario("
    finding.seed = 17
    let report = report(FuzzTally(sessions: 5, finding: finding))
    #expect(report.failure == "session 5, seed 17: MVC leaks")
    let text = try #require(report.text(format))
    #expect(text.contains("Scenario(") == (format != .csv))
    #expect(text.contains("– is what can't happen") == (format == .text || format == .markdown))
  }

  private func report(_ tally: FuzzTally) -> FuzzReport {
    FuzzReport(tally: tally, seed: 1, versions: ["Direct"])
  }
}
