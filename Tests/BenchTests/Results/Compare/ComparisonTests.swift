import Foundation
import Stopwatch
import XCTest

@testable import Console
@testable import Results
@testable import Timing

/// What is worse, better, or neither, and with which exit code it ends.
final class ComparisonTests: XCTestCase {
  func testCallsAndAllocationsAreComparedExactly() throws {
    let five = SmallDocument(messages: [("A", 5), ("B", 5)])
    try expect(.success, five, five)
    try expect(
      .regression, five, SmallDocument(messages: [("A", 6), ("B", 5)]),
      "calls A open work 5 6 worse", "calls A open A → B.load() 5 6 changed")
    try expect(
      .improvement, five, SmallDocument(messages: [("A", 4), ("B", 5)]),
      "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed")
    try expect(
      .regression, five, SmallDocument(messages: [("A", 6), ("B", 4)]),
      "calls A open work 5 6 worse", "calls A open A → B.load() 5 6 changed",
      "calls B open work 5 4 better", "calls B open A → B.load() 5 4 changed")
    // Another method as often.
    try expect(
      .success, SmallDocument(messages: [("A", 5)]),
      SmallDocument(messages: [("A", 5)], method: "reload()"),
      "calls A open A → B.load() 5 0 changed", "calls A open A → B.reload() 0 5 changed")
    try expect(
      .regression, SmallDocument(mallocs: [("A", 7)]), SmallDocument(mallocs: [("A", 8)]),
      "allocations A open, 64 items mallocs 7 8 worse",
      "allocations A open, 64 items bytes 70 80 worse")
  }

  func testLinesAreComparedWithoutExtrasAndWhereTheyStand() throws {
    let nine = SmallDocument(code: [("A/production/a", 9)])
    try expect(
      .success, SmallDocument(code: [("A/production/a", 9), ("A/production/b", 1)]),
      SmallDocument(code: [("A/production/a", 8), ("A/production/b", 2)]),
      "lines A production code in A/production/a 9 8 changed",
      "lines A production code in A/production/b 1 2 changed")
    try expect(
      .regression, nine, SmallDocument(code: [("A/production/a", 8), ("A/production/b", 1)]),
      "lines A production files 1 2 worse", "lines A production types 1 2 worse",
      "lines A production comment 1 2 changed",
      "lines A production code in A/production/a 9 8 changed",
      "lines A production code in A/production/b 0 1 changed")
    try expect(
      .success, nine, SmallDocument(code: [("A/production/a", 9)], comment: 3),
      "lines A production comment 1 3 changed")
    try expect(
      .success, SmallDocument(code: [("A/production/a", 9), ("A/production/extra", 5)]), nine)
    // Tests that nobody asked for.
    let tests = [("A/tests/a", 9), ("A/doubles/a", 9)]
    try expect(
      .success, SmallDocument(code: [("A/production/a", 9)] + tests),
      SmallDocument(code: [("A/production/a", 9), ("A/tests/a", 10), ("A/doubles/a", 8)]))
    let (old, new) = ([("A/tests/a", 9)], [("A/tests/a", 10)])
    let comparison = try Comparison(
      of: SmallDocument(code: old).baseline, with: SmallDocument(code: new).baseline,
      withTests: true)
    XCTAssertEqual(comparison.exitCode, .regression)
  }

  func testWhatOnlyOneOfTheRunsHasMeasuredSaysNothing() throws {
    let both = SmallDocument(messages: [("A", 5)], code: [("A/production/a", 9)])
    try expect(.success, both, SmallDocument(messages: [("A", 5)]))
    let two = SmallDocument(messages: [("A", 5), ("B", 50)])
    try expect(.success, two, SmallDocument(messages: [("A", 5)]))
    try expect(.success, SmallDocument(messages: [("A", 5)]), two)
    try expect(
      .success, SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1)]),
      SmallDocument(ratios: [("A", 1), ("B", 1), ("D", 9)]))
    // Counts and lines are the same on another machine.
    try expect(
      .improvement, both, SmallDocument(cpu: "Other", messages: [("A", 4)], mallocs: [("A", 7)]),
      "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed")
  }

  func testARatioMustShiftByMoreThanRunsOfOneBuildDifferBy() throws {
    func expect(
      _ code: ExitCode, to ratio: Double, reach: Double = 0.001, checks: [Double] = [1, 1],
      cores: [CoreUse] = [.quiet, .quiet], line: UInt = #line
    ) throws {
      let documents = [(1.2, checks[0], cores[0]), (ratio, checks[1], cores[1])].map {
        SmallDocument(ratios: [("A", 1), ("B", $0)], reach: reach, check: $1, core: $2)
      }
      let shift = "latency B open, typed, first time, 64 items ratio 1.2 \(ratio) "
      let effects = [ExitCode.regression: [shift + "worse"], .improvement: [shift + "better"]]
      let comparison = try Comparison(
        of: documents[0].baseline, with: documents[1].baseline)
      XCTAssertEqual(comparison.differences.map(summary), effects[code] ?? [], line: line)
      XCTAssertEqual(comparison.exitCode, code, line: line)
    }
    try expect(.regression, to: 1.25, reach: 0.01)
    try expect(.improvement, to: 1.15, reach: 0.01)
    // By 2 % at most, however sure.
    try expect(.success, to: 1.2239)
    try expect(.regression, to: 1.225)
    // The difference may be off by √2 of what one of them may, 4.0 %; disjoint intervals need 6 %.
    try expect(.success, to: 1.245, reach: 0.03)
    try expect(.regression, to: 1.26, reach: 0.03)
    // What shifts one of the runs as a whole, or both.
    try expect(.success, to: 1.24, checks: [1.02, 1])
    try expect(.success, to: 1.24, checks: [1, 0.98])
    try expect(.regression, to: 1.27, checks: [1.02, 1.02])
    // What a neighbour may have done.
    try expect(.success, to: 1.24, cores: [.loaded, .quiet])
    try expect(.regression, to: 1.26, cores: [.quiet, .unknown])
  }

  /// Of many intervals some miss the truth.
  func testAShiftMustStandOutAmongAllRatios() throws {
    for (others, code) in [(0, ExitCode.regression), (99, .success)] {
      let rest = (0..<others).map { (version: "V\($0)", ratio: 1.0) }
      let documents = [1.2, 1.25].map { ratio in
        SmallDocument(ratios: [("A", 1), ("B", ratio)] + rest, reach: 0.02).document
      }
      let comparison = try Comparison(of: documents[0], with: documents[1])
      XCTAssertEqual(comparison.exitCode, code, "\(others)")
    }
  }

  /// Half of the variance is the mode's: of two ratios, one that scatters widely, one hardly at all.
  func testARatioBorrowsItsErrorFromTheOthers() throws {
    func limits(_ reach: [Double]) throws -> [Double] {
      var document = SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1), ("D", 1)]).document
      for (index, reach) in reach.enumerated() {
        document.latency?[index + 1].logRatios = LatencyFixture.logRatios(1, reach: reach)
      }
      return try Comparison(of: document, with: document).summary.limits.map { log(1 + $0) }
    }
    let (alike, unlike) = (try limits([0.05, 0.05, 0.05]), try limits([0.05, 0.05, 0]))
    XCTAssertEqual(unlike[0] / alike[0], 0.5.squareRoot(), accuracy: 1e-9)
    XCTAssertEqual(unlike[1], alike[1], accuracy: 1e-9)
  }

  func testAShiftByOneOfTwoProtocolsIsNone() throws {
    let old = document(first: 1.2, again: 1.2)
    for (first, again, codes) in [
      (1.5, 1.2, [.success, .success]), (1.2, 1.5, [.success, .success]),
      (1.5, 0.9, [.success, .success]), (1.5, 1.5, [.regression, .improvement]),
    ] as [(Double, Double, [ExitCode])] {
      let new = document(first: first, again: again)
      let comparisons = [try Comparison(of: old, with: new), try Comparison(of: new, with: old)]
      XCTAssertEqual(comparisons.map(\.exitCode), codes, "\(first), \(again)")
    }
    let new = document(first: 1.5, again: 1.4)
    let differences = try Comparison(of: old, with: new).differences
    XCTAssertEqual(differences.map(\.new), [1.5, 1.4])
    // Times stand beside their ratios.
    XCTAssertEqual(differences.map(\.oldNs), [1.2, 1.2].map { 234_567 * $0 })
    XCTAssertEqual(differences.map(\.newNs), [1.5, 1.4].map { 234_567 * $0 })
  }

  func testWhatWasMadeOtherwiseIsRefused() throws {
    let alike = "the runs weren't made alike: "
    try refuses(
      document(first: 1.2, again: 1.2), document(first: 1.2, again: 1.2, batch: 3),
      alike + "open, typed, again and again, 64 items in batches of 2, now 3; measure the old code "
        + "again")
    for before in [
      SmallDocument(mallocs: [("A", 7)]), SmallDocument(messages: [("A", 5)], ratios: [("A", 1)]),
    ] {
      var after = before.document
      after.environment?.cpu = "Other"
      after.environment?.configuration = "debug"
      try refuses(
        before.document, after,
        alike + "processor CPU, now Other; configuration release, now debug; measure the old code "
          + "here, or compare only what 'bench calls --save' or 'bench lines --save' writes")
    }
    try refuses(
      SmallDocument(ratios: [("A", 1), ("B", 2)]).document,
      SmallDocument(ratios: [("B", 1), ("A", 0.5)]).document,
      "the old run takes ratios to A, the new one to B; write --reference A, or measure the old code "
        + "again")
    for (old, new) in [("A/production/a", "B/production/a"), ("A/tests/a", "A/tests/a")] {
      try refuses(
        SmallDocument(code: [(old, 1)]).document, SmallDocument(code: [(new, 1)]).document,
        "the runs have nothing in common to compare; measure the old code again")
    }
  }

  func testOnAnUnfitMachineOnlyTimesAreNotJudged() throws {
    for (old, new, run) in [(.unfit, .quiet, "old"), (.noisy, .unfit, "new")]
      as [(MachineGrade.Grade, MachineGrade.Grade, String)]
    {
      var before = SmallDocument(grade: old, ratios: [("A", 1), ("B", 1)])
      var after = SmallDocument(grade: new, ratios: [("A", 1), ("B", 2)])
      try refuses(
        before.document, after.document,
        "the \(run) run's machine was unfit for measuring, so its times aren't judged, and there is "
          + "nothing else to compare; measure again when it is quieter")
      (before.messages, after.messages) = ([("A", 5)], [("A", 4)])
      // A fresh run doesn't measure what couldn't be judged.
      if old == .unfit { after.ratios = nil }
      try expect(
        .improvement, before, after,
        "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed")
      let summary = try Comparison(of: before.document, with: after.document).summary
      XCTAssertEqual(summary.unfit, [run])
      XCTAssertEqual(summary.ratios, 0)
    }
  }

  /// As with `--architecture B`.
  func testTheReferenceIsKnownWithoutItsOwnTimes() throws {
    let documents = [1.0, 2].map {
      SmallDocument(ratios: [("A", 1), ("B", $0)]).document.limited(to: ["B"], [])
    }
    let comparison = try Comparison(of: documents[0], with: documents[1])
    XCTAssertEqual(comparison.summary.ratios, 1)
    XCTAssertEqual(comparison.exitCode, .regression)
  }

  func testDifferencesStandInATable() throws {
    let old = SmallDocument(
      messages: [("A", 5)], ratios: [("A", 1), ("B", 1), ("C", 1)], code: [("A/tests/a", 9)])
    let new = SmallDocument(messages: [("A", 6)], ratios: [("A", 1), ("B", 2), ("C", 1)])
    let comparison = try Comparison(of: old.baseline, with: new.baseline)
    let table = ComparisonReport.table(comparison.differences)
    XCTAssertEqual(
      table.cells,
      [
        ["calls", "A", "open", "work", "5", "6", "worse"],
        ["calls", "A", "open", "A → B.load()", "5", "6", "changed"],
        [
          "latency", "B", "open, typed, first time, 64 items", "ratio", "×1.000", "×2.000", "worse",
        ],
      ])
    XCTAssert(table.text().split(separator: "\n").allSatisfy { String($0).displayWidth <= 100 })
    XCTAssertEqual(
      ComparisonReport.sentences(comparison),
      [
        "What these two runs can see of a version's time in a cell: a change from 2.0 % on in half of "
          + "2 cases, from 2.0 % on in nine of ten.",
        "Over 4 exact numbers and 2 ratios that both runs have: 2 worse, 1 changed; a regression.",
      ])
    XCTAssertEqual(comparison.summary.oldSeed, 7)
  }

  func testTheVerdictIsSaidAndWhatIsNotJudged() throws {
    let unfit = SmallDocument(grade: .unfit, messages: [("A", 5)], ratios: [("A", 1)])
    let five = SmallDocument(messages: [("A", 5)], mallocs: [("A", 1)])
    let nothing = "Nothing differs in 4 exact numbers and 0 ratios that both runs have."
    for (old, new, sentences) in [
      (
        unfit, five,
        ["Times aren't judged: the machine of the old run was unfit for measuring.", nothing]
      ),
      (SmallDocument(messages: [("A", 5)]), five, [nothing]),
      (
        five, SmallDocument(messages: [("A", 4)]),
        [
          "Over 4 exact numbers and 0 ratios that both runs have: 1 better, 1 changed; only "
            + "improvements."
        ]
      ),
    ] {
      let comparison = try Comparison(of: old.document, with: new.document)
      XCTAssertEqual(ComparisonReport.sentences(comparison), sentences)
    }
  }

  // MARK: Comparing

  private func expect(
    _ code: ExitCode, _ old: SmallDocument, _ new: SmallDocument, _ differences: String...,
    line: UInt = #line
  ) throws {
    let comparison = try Comparison(of: old.baseline, with: new.baseline)
    XCTAssertEqual(comparison.differences.map(summary), differences, line: line)
    XCTAssertEqual(comparison.exitCode, code, line: line)
  }

  private func refuses(
    _ old: Document, _ new: Document, _ reason: String, line: UInt = #line
  ) throws {
    XCTAssertThrowsError(try Comparison(of: old, with: new), line: line) {
      XCTAssertEqual($0 as? InputError, InputError(description: reason), line: line)
    }
  }

  /// Two versions in one cell, timed by both protocols.
  private func document(first: Double, again: Double, batch: Int = 2) -> Document {
    let cell = CellID(flow: "open", mode: .typed, protocol: .again, items: 64)
    var document = SmallDocument(ratios: [("A", 1), ("B", first)]).document
    document.latency? += [("A", 1), ("B", again)].map { name, ratio in
      LatencyFixture.row(name, cell, ratio: ratio, reference: "A", batch: batch)
    }
    return document
  }

  private func summary(_ row: Difference) -> String {
    let values = [row.old, row.new].map { row.oldNs == nil ? "\(Int($0))" : "\($0)" }
    return ([row.part, row.architecture, row.subject, row.metric] + values + [row.effect.rawValue])
      .joined(separator: " ")
  }
}
