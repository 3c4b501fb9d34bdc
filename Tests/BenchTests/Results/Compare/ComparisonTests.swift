import XCTest

@testable import Console
@testable import Results
@testable import Timing

/// What is worse, better, or neither, and with which exit code it ends.
final class ComparisonTests: XCTestCase {
  func testCallsAndAllocationsAreComparedExactly() throws {
    let five = calls(5, 5)
    try expect(.success, five, five)
    try expect(.regression, five, calls(6, 5), called("A", 5, 6))
    try expect(.improvement, five, calls(4, 5), called("A", 5, 4))
    try expect(.regression, five, calls(6, 4), called("A", 5, 6) + called("B", 5, 4))
    // Another method as often.
    try expect(
      .success, calls(5), SmallDocument(messages: [("A", 5)], method: "reload()"),
      ["calls A open A → B.load() 5 0 changed", "calls A open A → B.reload() 0 5 changed"])
    try expect(
      .regression, SmallDocument(mallocs: [("A", 7)]), SmallDocument(mallocs: [("A", 8)]),
      [
        "allocations A open, 64 items mallocs 7 8 worse",
        "allocations A open, 64 items bytes 70 80 worse",
      ])
  }

  func testLinesAreComparedWithoutExtrasAndWhereTheyStand() throws {
    let nine = production(("a", 9))
    try expect(
      .success, production(("a", 9), ("b", 1)), production(("a", 8), ("b", 2)),
      [
        "lines A production code in A/production/a 9 8 changed",
        "lines A production code in A/production/b 1 2 changed",
      ])
    try expect(
      .regression, nine, production(("a", 8), ("b", 1)),
      [
        "lines A production files 1 2 worse", "lines A production types 1 2 worse",
        "lines A production comment 1 2 changed",
        "lines A production code in A/production/a 9 8 changed",
        "lines A production code in A/production/b 0 1 changed",
      ])
    var explained = nine
    explained.comment = 3
    try expect(.success, nine, explained, ["lines A production comment 1 3 changed"])
    try expect(.success, production(("a", 9), ("extra", 5)), nine)
    let tests = [(9, 9), (10, 8)].map {
      SmallDocument(code: [("A/production/a", 9), ("A/tests/a", $0), ("A/doubles/a", $1)])
    }
    try expect(.success, tests[0], tests[1])
  }

  func testWhatOnlyOneOfTheRunsHasMeasuredSaysNothing() throws {
    let both = SmallDocument(messages: [("A", 5)], code: [("A/production/a", 9)])
    try expect(.success, both, calls(5))
    try expect(.success, calls(5, 50), calls(5))
    try expect(.success, calls(5), calls(5, 50))
    try expect(
      .success, SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1)]),
      SmallDocument(ratios: [("A", 1), ("B", 1), ("D", 9)]))
    // Counts and lines are the same on another machine.
    try expect(
      .improvement, both, SmallDocument(cpu: "Other", messages: [("A", 4)], mallocs: [("A", 7)]),
      called("A", 5, 4))
  }

  func testWhatWasMadeOtherwiseIsRefused() throws {
    for before in [
      SmallDocument(mallocs: [("A", 7)]), SmallDocument(messages: [("A", 5)], ratios: [("A", 1)]),
    ] {
      var after = before.document
      after.environment?.cpu = "Other"
      after.environment?.configuration = "debug"
      refuses(
        before.document, after,
        "the runs were made under different conditions: processor CPU, now Other; configuration "
          + "release, now debug; measure the old code here, or compare only files from "
          + "'bench calls --save' or 'bench lines --save'")
    }
    refuses(
      SmallDocument(ratios: [("A", 1), ("B", 2)]).document,
      SmallDocument(ratios: [("B", 1), ("A", 0.5)]).document,
      "the old run compares times with A, and the new one with B; write --reference A, or measure "
        + "the old code again")
    for (old, new) in [("A/production/a", "B/production/a"), ("A/tests/a", "A/tests/a")] {
      refuses(
        SmallDocument(code: [(old, 1)]).document, SmallDocument(code: [(new, 1)]).document,
        "the runs have nothing in common to compare; measure the old code again")
    }
  }

  func testDifferencesStandInATable() throws {
    let old = SmallDocument(
      messages: [("A", 5)], ratios: [("A", 1), ("B", 1), ("C", 1)], code: [("A/tests/a", 9)])
    let new = SmallDocument(messages: [("A", 6)], ratios: [("A", 1), ("B", 2), ("C", 1)])
    let comparison = try Comparison(of: old.document, with: new.document)
    let table = ComparisonReport.table(comparison.differences)
    XCTAssertEqual(
      table.cells,
      [
        ["calls", "A", "open", "work", "5", "6", "worse"],
        ["calls", "A", "open", "A → B.load()", "5", "6", "changed"],
        [
          "latency", "B", "open, without decoding, cold, 64 items", "ratio", "×1.000", "×2.000",
          "worse",
        ],
      ])
    XCTAssert(table.text().split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 })
    XCTAssertEqual(
      ComparisonReport.sentences(comparison),
      [
        "A ratio counts if it moved by more than 2.0 %, depending on the flow and the list. "
          + "Smaller changes may stay unnoticed.",
        "We compared 4 exact numbers and 2 ratios: 2 worse, 1 changed. This is a regression.",
      ])
  }

  func testTheVerdictIsSaid() throws {
    for (old, new, sentence) in [
      (calls(5), calls(5), "Nothing differs in 4 exact numbers and 0 ratios."),
      (
        calls(5), calls(4),
        "We compared 4 exact numbers and 0 ratios: 1 better, 1 changed. This is an improvement."
      ),
    ] {
      let comparison = try Comparison(of: old.document, with: new.document)
      XCTAssertEqual(ComparisonReport.sentences(comparison), [sentence])
    }
  }

  // MARK: Comparing

  private func expect(
    _ code: ExitCode, _ old: SmallDocument, _ new: SmallDocument, _ differences: [String] = [],
    line: UInt = #line
  ) throws {
    let comparison = try Comparison(of: old.document, with: new.document)
    XCTAssertEqual(comparison.words, differences, line: line)
    XCTAssertEqual(comparison.exitCode, code, line: line)
  }

  private func refuses(
    _ old: Document, _ new: Document, _ reason: String, line: UInt = #line
  ) {
    assertThrows(InputError(description: reason), try Comparison(of: old, with: new), line: line)
  }

  /// Of versions A and B, or of A alone.
  private func calls(_ counts: Int...) -> SmallDocument {
    SmallDocument(messages: Array(zip(["A", "B"], counts)))
  }

  /// Version A's files with their lines of code.
  private func production(_ files: (name: String, lines: Int)...) -> SmallDocument {
    SmallDocument(code: files.map { ("A/production/\($0.name)", $0.lines) })
  }

  private func called(_ version: String, _ old: Int, _ new: Int) -> [String] {
    [
      "calls \(version) open work \(old) \(new) \(new > old ? "worse" : "better")",
      "calls \(version) open A → B.load() \(old) \(new) changed",
    ]
  }
}

extension Comparison {
  /// Each difference in a line.
  var words: [String] {
    differences.map { row in
      let isRatio = row.metric == Difference.ratio
      let values = [row.old, row.new].map { isRatio ? "\($0)" : "\(Int($0))" }
      let place = [row.part, row.version, row.subject, row.metric]
      return (place + values + [row.effect.rawValue]).joined(separator: " ")
    }
  }
}
