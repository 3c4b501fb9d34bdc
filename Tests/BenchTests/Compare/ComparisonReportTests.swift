import HeadlessKit
import Testing

@testable import bench

/// What a person reads of a comparison.
struct ComparisonReportTests {
  @Test func differencesStandInATable() throws {
    let old = SmallDocument(
      messages: [("A", 5)], ratios: [("A", 1), ("B", 1), ("C", 1)], code: [("A/tests/a", 9)])
    let new = SmallDocument(messages: [("A", 6)], ratios: [("A", 1), ("B", 2), ("C", 1)])
    let comparison = try Comparison(of: old.baseline, with: new.baseline)
    let table = ComparisonReport.table(comparison)
    #expect(
      table.cells == [
        ["lines", "all", "all", "all", "", "", "", "", "gone"],
        ["calls", "A", "open", "work", "5", "6", "", "", "worse"],
        ["calls", "A", "open", "A → B.load()", "5", "6", "", "", "changed"],
        [
          "latency", "B", "open, typed, 64 items", "ratio", "×1.000", "×2.000", "1.00 µs",
          "2.00 µs", "worse",
        ],
      ])
    #expect(table.text().split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 })
    #expect(
      ComparisonReport.sentences(comparison) == [
        "Over 4 exact numbers and 2 ratios: 2 worse, 1 gone, 1 changed; a regression.",
        "Where no shift of a ratio is seen, one of 2.0 % had an even chance to show; smaller ones may "
          + "be there.",
      ])
  }

  @Test func otherConditionsAreSaid() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 2)]).baseline
    let new = try SmallDocument(cpu: "Other", ratios: [("A", 1), ("B", 0.5), ("C", 1)]).baseline
    let comparison = try Comparison(of: old, with: new)
    #expect(
      ComparisonReport.sentences(comparison) == [
        "The runs aren't made alike (processor CPU, now Other): of their times only ratios are "
          + "compared, and neither allocations nor instructions.",
        "Over 0 exact numbers and 2 ratios: 2 unjudged; no regression.",
        "Unjudged ratios: 2 where all ratios of a cell moved alike, as a change of the reference could "
          + "make them.",
      ])
    #expect(!ComparisonReport.table(comparison).columns.contains(.number("time now")))
  }

  @Test func aReferenceThatMovedIsNamed() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 2)]).baseline
    let new = try SmallDocument(ratios: [("A", 1), ("B", 1.25), ("C", 2.5)], ns: 800).baseline
    let comparison = try Comparison(of: old, with: new)
    #expect(
      ComparisonReport.table(comparison).cells == [
        ["latency", "A", "open, typed, 64 items", "time", "", "", "1.00 µs", "800 ns", "better"]
      ])
    #expect(
      ComparisonReport.sentences(comparison) == [
        "In one cell, all ratios moved as A's own time makes them: that counts once, and the others "
          + "are judged by their own times.",
        "Over 0 exact numbers and 2 ratios: 1 better; only improvements.",
      ])
  }

  @Test func whatIsNotKnownAndNotJudgedIsSaid() throws {
    let old = try SmallDocument(grade: .unfit, messages: [("A", 5)], ratios: [("A", 1)]).baseline
    let new = try SmallDocument(swift: "unknown", grade: .unfit, messages: [("A", 5)]).baseline
    #expect(
      ComparisonReport.sentences(try Comparison(of: old, with: new)) == [
        "One of the runs doesn't know its compiler: taken to be the same.",
        "Times aren't judged: the old run's machine was unfit for measuring.",
        "Over 4 exact numbers and 0 ratios: 1 unjudged; no regression.",
      ])
  }

  @Test func smallShiftsThatMayBeThereAreSaid() throws {
    let ratios = [("A", 1.0), ("B", 1.0), ("C", 1.0)]
    let old = SmallDocument(ratios: ratios)
    var document = old.document
    document.latency?[2] =
      SmallDocument(ratios: ratios, reach: 0.03).document.latency?[2]
      ?? LatencyFixture.row("C")
    document.latency?.append(
      contentsOf: SmallDocument(ratios: [("D", 1)], reach: 0.2).document.latency ?? [])
    let new = try Baseline(document)
    #expect(ComparisonReport.table(try Comparison(of: new, with: new)).cells == [])
    #expect(
      ComparisonReport.sentences(try Comparison(of: new, with: new)) == [
        "Over 0 exact numbers and 3 ratios: 1 unjudged; no regression.",
        "Unjudged ratios: 1 where less than 10 % wouldn't show (--format json names them).",
        "Where no shift of a ratio is seen, one of 4.1 % had an even chance to show in half of them, "
          + "one of 6.2 % in all; smaller ones may be there.",
      ])
  }

  @Test(arguments: [
    (5, "Nothing differs in 4 exact numbers and 0 ratios."), (4, "only improvements"),
  ])
  func theVerdictIsSaid(messages: Int, sentence: String) throws {
    let old = try SmallDocument(messages: [("A", 5)]).baseline
    let new = try SmallDocument(messages: [("A", messages)]).baseline
    let sentences = ComparisonReport.sentences(try Comparison(of: old, with: new))
    #expect(sentences.count == 1)
    #expect(sentences[0].contains(sentence))
  }
}
