import HeadlessKit
import Testing

@testable import RandomUse
@testable import bench

/// What occurred is told apart from what didn't and from what can't.
struct CoverageTests {
  @Test func everyCaseThatIsPossibleIsAHoleAtFirst() {
    let cases = Aspect.allCases.flatMap { aspect in
      aspect.rows.flatMap { row in aspect.columns.map { (aspect, row, $0) } }
    }
    let possible = cases.filter { $0.0.reason(row: $0.1, column: $0.2) == nil }
    #expect(Coverage().holes.count == possible.count)
    #expect(Coverage().wonders == [])
    var coverage = Coverage()
    for (aspect, row, column) in possible { coverage.add(aspect, row, column) }
    #expect(coverage.holes == [])
    #expect(coverage.wonders == [])
  }

  @Test func whatCannotHappenButDoesIsNamedWithTheReason() {
    var coverage = Coverage()
    coverage.add(.list, ScreenState.deleting.rawValue, Act.add.rawValue)
    #expect(coverage.wonders == ["On the list, deleting, add: L8: disabled during a delete"])
  }

  @Test func tablesShowWhatIsImpossibleAndFitATerminal() throws {
    var coverage = Coverage()
    for _ in 0..<123_456 { coverage.add(.form, ScreenState.form.rawValue, Act.save.rawValue) }
    let form = try #require(coverage.tables.first { $0.title == Aspect.form.rawValue })
    #expect(
      form.cells.first { $0[0] == "form" }
        == ["form", "0", "0", "0", "0", "123456", "0", "0", "0", "0"])
    #expect(
      form.cells.first { $0[0] == "form saving" }
        == ["form saving", "–", "–", "–", "–", "–", "0", "0", "0", "0"])
    let lines = coverage.tables.flatMap { $0.text().split(separator: "\n") }
    #expect(lines.filter { String($0).displayWidth > 100 } == [])
  }

  @Test func aHoleFailsOnlyARunThatIsLongEnough() {
    var tally = FuzzTally()
    tally.sessions = Coverage.leastSessions - 1
    #expect(report(tally).failure == nil)
    tally.sessions += 1
    #expect(report(tally).failure?.hasPrefix("what can happen never did") == true)
    tally.coverage.add(.list, ScreenState.deleting.rawValue, Act.add.rawValue)
    #expect(report(tally).failure == "what can't happen did, in cases: 1")
  }

  @Test(arguments: OutputFormat.allCases)
  func aFindingIsToldInEveryFormatThatHasAPlaceForIt(format: OutputFormat) throws {
    let finding = Finding(
      kind: .leak, architecture: "MVC", cause: "launch", words: ["Label"], script: "Scenario(",
      steps: 3, seed: 17)
    var tally = FuzzTally()
    tally.sessions = 5
    tally.finding = finding
    let report = report(tally)
    #expect(report.failure == "session 5, seed 17: MVC leaks")
    let text = try report.text(format)
    #expect(text.contains("Scenario(") == (format != .csv))
    #expect(text.contains("– is what can't happen") == (format == .text || format == .markdown))
  }

  private func report(_ tally: FuzzTally) -> FuzzReport {
    FuzzReport(tally: tally, seed: 1, versions: ["Direct"])
  }
}
