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
    let table = ComparisonReport.table(comparison.differences)
    #expect(
      table.cells == [
        ["calls", "A", "open", "work", "5", "6", "worse"],
        ["calls", "A", "open", "A → B.load()", "5", "6", "changed"],
        [
          "latency", "B", "open, typed, first time, 64 items", "ratio", "×1.000", "×2.000", "worse",
        ],
      ])
    #expect(table.text().split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 })
    #expect(
      ComparisonReport.sentences(comparison) == [
        "What these two runs can see of a version's time in a cell: a change from 2.0 % on in half of "
          + "2 cases, from 2.0 % on in nine of ten.",
        "Over 4 exact numbers and 2 ratios that both runs have: 2 worse, 1 changed; a regression.",
      ])
  }

  @Test func whatIsNotJudgedIsSaid() throws {
    let old = try SmallDocument(grade: .unfit, messages: [("A", 5)], ratios: [("A", 1)]).baseline
    let new = try SmallDocument(messages: [("A", 5)], mallocs: [("A", 1)]).baseline
    #expect(
      ComparisonReport.sentences(try Comparison(of: old, with: new)) == [
        "Times aren't judged: the machine of the old run was unfit for measuring.",
        "Nothing differs in 4 exact numbers and 0 ratios that both runs have.",
      ])
  }

  @Test(arguments: [
    (5, "Nothing differs in 4 exact numbers and 0 ratios that both runs have."),
    (4, "only improvements"),
  ])
  func theVerdictIsSaid(messages: Int, sentence: String) throws {
    let old = try SmallDocument(messages: [("A", 5)]).baseline
    let new = try SmallDocument(messages: [("A", messages)]).baseline
    let sentences = ComparisonReport.sentences(try Comparison(of: old, with: new))
    #expect(sentences.count == 1)
    #expect(sentences[0].contains(sentence))
  }
}
