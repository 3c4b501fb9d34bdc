import Foundation
import HeadlessKit
import Testing

@testable import RandomUse
@testable import bench

/// What occurred is told apart from what didn't and from what can't.
struct CoverageTests {
  @Test func everyCaseThatIsPossibleIsAHoleAtFirst() throws {
    let none = Coverage()
    #expect(none.holes == none.cases.filter { $0.reason == nil })
    #expect(none.contradictions == [])
    #expect(none.holes.contains { $0.name == "On the list, rows, add" })
    let impossible = none.cases.first { $0.name == "On the list, deleting, add" }
    #expect(impossible?.reason == "L8: disabled during a delete")
  }

  @Test func whatOccurredIsNoHole() {
    var coverage = Coverage()
    coverage.add(.list, ScreenState.rows, ScreenAction.add)
    #expect(coverage.holes.count == Coverage().holes.count - 1)
    #expect(!coverage.holes.contains { $0.name == "On the list, rows, add" })
    #expect(coverage.contradictions == [])
  }

  @Test func whatCannotHappenButDoesIsNamedWithTheReason() throws {
    var tally = FuzzTally()
    tally.coverage.add(.list, ScreenState.deleting, ScreenAction.add)
    #expect(tally.coverage.contradictions.map(\.name) == ["On the list, deleting, add"])
    let told = "It can't happen, but did: On the list, deleting, add: L8: disabled during a delete."
    #expect(try report(tally).text(.text).contains(told))
  }

  @Test func casesAddUpAndSurviveTheWayFromAChild() throws {
    var coverage = Coverage()
    coverage.add(.list, ScreenState.deleting, ScreenAction.add)
    for _ in 0..<2 { coverage.add(.form, ScreenState.form, ScreenAction.save) }
    let copy = try JSONDecoder().decode(Coverage.self, from: JSONEncoder().encode(coverage))
    #expect(copy == coverage)
    coverage.add(copy)
    #expect(coverage.cases.compactMap(\.count).reduce(0, +) == 6)
  }

  @Test func tablesShowWhatIsImpossibleAndFitATerminal() throws {
    var coverage = Coverage()
    coverage.add(.form, ScreenState.form, ScreenAction.save)
    for _ in 0..<17 { coverage.add(coverage) }
    let form = try #require(coverage.tables.first { $0.title == "On the form" })
    #expect(
      form.cells.first { $0[0] == "form" }
        == ["form", "0", "0", "0", "0", "131072", "0", "0", "0", "0"])
    #expect(
      form.cells.first { $0[0] == "form saving" }
        == ["form saving", "–", "–", "–", "–", "–", "0", "0", "0", "0"])
    let lines = coverage.tables.flatMap { $0.text().split(separator: "\n") }
    #expect(lines.filter { String($0).displayWidth > 100 } == [])
  }

  @Test func aHoleFailsOnlyARunThatIsLongEnough() {
    var tally = FuzzTally(sessions: Coverage.leastSessions - 1)
    #expect(report(tally).failure == nil)
    tally.sessions += 1
    #expect(report(tally).failure?.hasPrefix("what can happen never did") == true)
    tally.coverage.add(.list, ScreenState.deleting, ScreenAction.add)
    #expect(report(tally).failure == "what can't happen did, in cases: 1")
  }

  @Test(arguments: OutputFormat.allCases)
  func aFindingIsToldInEveryFormatThatHasAPlaceForIt(format: OutputFormat) throws {
    var finding = Finding(kind: .leak, architecture: "MVC", cause: "launch", words: ["Label"])
    finding.script = "Scenario("
    finding.seed = 17
    let report = report(FuzzTally(sessions: 5, finding: finding))
    #expect(report.failure == "session 5, seed 17: MVC leaks")
    let text = try report.text(format)
    #expect(text.contains("Scenario(") == (format != .csv))
    #expect(text.contains("– is what can't happen") == (format == .text || format == .markdown))
  }

  private func report(_ tally: FuzzTally) -> FuzzReport {
    FuzzReport(tally: tally, seed: 1, versions: ["Direct"])
  }
}
