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
        ["calls", "A", "open", "messages", "5", "6", "", "", "worse"],
        ["calls", "A", "open", "A → B.load()", "5", "6", "", "", "changed"],
        [
          "latency", "B", "open, typed, 64 items", "ratio", "×1.000", "×2.000", "1.00 µs",
          "2.00 µs", "worse",
        ],
      ])
    #expect(table.text().split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 })
    #expect(
      ComparisonReport.sentences(comparison) == [
        "Over 5 exact numbers and 2 ratios: 2 worse, 1 gone, 1 changed; a regression."
      ])
  }

  @Test func otherConditionsAreSaid() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 2)]).baseline
    let new = try SmallDocument(cpu: "Other", ratios: [("A", 1), ("B", 0.5), ("C", 1)]).baseline
    let comparison = try Comparison(of: old, with: new)
    #expect(
      ComparisonReport.sentences(comparison) == [
        "The runs aren't made alike (processor CPU, now Other): of their times only ratios are "
          + "compared, and no allocations.",
        "In one cell, every other version's ratio fell, which is what a slower A would do: counted as "
          + "worse.",
        "Over 0 exact numbers and 2 ratios: 1 worse, 2 better; a regression.",
      ])
    #expect(!ComparisonReport.table(comparison).columns.contains(.number("time now")))
  }

  @Test(arguments: [
    (5, "Nothing differs in 5 exact numbers and 0 ratios."), (4, "only improvements"),
  ])
  func theVerdictIsSaid(messages: Int, sentence: String) throws {
    let old = try SmallDocument(messages: [("A", 5)]).baseline
    let new = try SmallDocument(messages: [("A", messages)]).baseline
    let sentences = ComparisonReport.sentences(try Comparison(of: old, with: new))
    #expect(sentences.count == 1)
    #expect(sentences[0].contains(sentence))
  }
}
