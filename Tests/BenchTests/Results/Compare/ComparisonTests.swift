import Foundation
import Testing

@testable import bench

/// What is worse, better, or neither, and with which exit code it ends.
struct ComparisonTests {
  typealias Grade = MachineGrade.Grade

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: SmallDocument
    let new: SmallDocument
    let code: ExitCode
    let differences: [String]

    init(
      _ name: String, _ old: SmallDocument, _ new: SmallDocument, _ code: ExitCode,
      _ differences: String...
    ) {
      (testDescription, self.old, self.new) = (name, old, new)
      (self.code, self.differences) = (code, differences)
    }
  }

  static let exact = [
    Case(
      "equal", SmallDocument(messages: [("A", 5)], code: [("A/production/a", 9)]),
      SmallDocument(messages: [("A", 5)], code: [("A/production/a", 9)]), .success),
    Case(
      "one message more", SmallDocument(messages: [("A", 5), ("B", 5)]),
      SmallDocument(messages: [("A", 6), ("B", 5)]), .regression,
      "calls A open work 5 6 worse", "calls A open A → B.load() 5 6 changed"),
    Case(
      "one message less", SmallDocument(messages: [("A", 5)]),
      SmallDocument(messages: [("A", 4)]), .improvement,
      "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed"),
    Case(
      "one more and one less", SmallDocument(messages: [("A", 5), ("B", 5)], method: "f"),
      SmallDocument(messages: [("A", 6), ("B", 4)], method: "f"), .regression,
      "calls A open work 5 6 worse", "calls A open A → B.f 5 6 changed",
      "calls B open work 5 4 better", "calls B open A → B.f 5 4 changed"),
    Case(
      "another method as often", SmallDocument(messages: [("A", 5)]),
      SmallDocument(messages: [("A", 5)], method: "reload()"), .success,
      "calls A open A → B.load() 5 0 changed", "calls A open A → B.reload() 0 5 changed"),
    Case(
      "more allocations", SmallDocument(mallocs: [("A", 7)]), SmallDocument(mallocs: [("A", 8)]),
      .regression, "allocations A open, 64 items mallocs 7 8 worse",
      "allocations A open, 64 items bytes 70 80 worse"),
    Case(
      "a line moved to another file",
      SmallDocument(code: [("A/production/a", 9), ("A/production/b", 1)]),
      SmallDocument(code: [("A/production/a", 8), ("A/production/b", 2)]), .success,
      "lines A production code in A/production/a 9 8 changed",
      "lines A production code in A/production/b 1 2 changed"),
    Case(
      "a new file with a line", SmallDocument(code: [("A/production/a", 9)]),
      SmallDocument(code: [("A/production/a", 8), ("A/production/b", 1)]), .regression,
      "lines A production files 1 2 worse", "lines A production types 1 2 worse",
      "lines A production comment 1 2 changed",
      "lines A production code in A/production/a 9 8 changed",
      "lines A production code in A/production/b 0 1 changed"),
    Case(
      "more comments", SmallDocument(code: [("A/production/a", 9)]),
      SmallDocument(code: [("A/production/a", 9)], comment: 3), .success,
      "lines A production comment 1 3 changed"),
    Case(
      "an extra is outside the totals",
      SmallDocument(code: [("A/production/a", 9), ("A/production/extra", 5)]),
      SmallDocument(code: [("A/production/a", 9)]), .success),
  ]

  /// What only one of the runs has measured says nothing.
  static let scope = [
    Case(
      "a part less", SmallDocument(messages: [("A", 5)], code: [("A/production/a", 9)]),
      SmallDocument(messages: [("A", 5)]), .success),
    Case(
      "a version less", SmallDocument(messages: [("A", 5), ("B", 5)]),
      SmallDocument(messages: [("A", 5)]), .success),
    Case(
      "a version more", SmallDocument(messages: [("A", 5)]),
      SmallDocument(messages: [("A", 5), ("B", 50)]), .success),
    Case(
      "a ratio less and one more", SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1)]),
      SmallDocument(ratios: [("A", 1), ("B", 1), ("D", 9)]), .success),
    Case(
      "tests that nobody asked for",
      SmallDocument(code: [("A/production/a", 9), ("A/tests/a", 9), ("A/doubles/a", 9)]),
      SmallDocument(code: [("A/production/a", 9), ("A/tests/a", 10), ("A/doubles/a", 8)]), .success),
    Case(
      "counts and lines of another machine",
      SmallDocument(messages: [("A", 5)], code: [("A/production/a", 9)]),
      SmallDocument(
        cpu: "Other", configuration: "debug", messages: [("A", 4)], mallocs: [("A", 7)]),
      .improvement, "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed"),
  ]

  static let latency = [
    Case(
      "slower", SmallDocument(ratios: [("A", 1), ("B", 1.2), ("C", 2)]),
      SmallDocument(ratios: [("A", 1), ("B", 1.25), ("C", 2)]), .regression,
      "latency B open, typed, first time, 64 items ratio 1.2 1.25 worse"),
    Case(
      "faster", SmallDocument(ratios: [("A", 1), ("B", 1.25), ("C", 2)]),
      SmallDocument(ratios: [("A", 1), ("B", 1.2), ("C", 2)]), .improvement,
      "latency B open, typed, first time, 64 items ratio 1.25 1.2 better"),
    Case(
      "by 2 % at most, however sure", SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001),
      SmallDocument(ratios: [("A", 1), ("B", 1.2239)], reach: 0.001), .success),
    Case(
      "by more than 2 %", SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001),
      SmallDocument(ratios: [("A", 1), ("B", 1.225)], reach: 0.001), .regression,
      "latency B open, typed, first time, 64 items ratio 1.2 1.225 worse"),
    // The difference may be off by √2 of what one of them may, 4.0 %; disjoint intervals need 6 %.
    Case(
      "as far as launches scatter", SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.03),
      SmallDocument(ratios: [("A", 1), ("B", 1.245)], reach: 0.03), .success),
    Case(
      "further than launches scatter", SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.03),
      SmallDocument(ratios: [("A", 1), ("B", 1.26)], reach: 0.03), .regression,
      "latency B open, typed, first time, 64 items ratio 1.2 1.26 worse"),
    Case(
      "less than what shifts the old run as a whole",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001, check: 1.02),
      SmallDocument(ratios: [("A", 1), ("B", 1.24)], reach: 0.001), .success),
    Case(
      "less than what shifts the new run as a whole",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001),
      SmallDocument(ratios: [("A", 1), ("B", 1.24)], reach: 0.001, check: 0.98), .success),
    Case(
      "more than what shifts both runs",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001, check: 1.02),
      SmallDocument(ratios: [("A", 1), ("B", 1.27)], reach: 0.001, check: 1.02), .regression,
      "latency B open, typed, first time, 64 items ratio 1.2 1.27 worse"),
    Case(
      "what a neighbour may have done",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001, core: .loaded),
      SmallDocument(ratios: [("A", 1), ("B", 1.24)], reach: 0.001), .success),
    Case(
      "more than a neighbour does",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001),
      SmallDocument(ratios: [("A", 1), ("B", 1.26)], reach: 0.001, core: .unknown), .regression,
      "latency B open, typed, first time, 64 items ratio 1.2 1.26 worse"),
  ]

  @Test(arguments: exact + scope + latency)
  func endsWithTheRightCode(expected: Case) throws {
    let comparison = try Comparison(of: expected.old.baseline, with: expected.new.baseline)
    #expect(comparison.differences.map(summary) == expected.differences)
    #expect(comparison.exitCode == expected.code)
  }

  @Test func testsAreComparedWhereTheyAreAskedFor() throws {
    let old = try SmallDocument(code: [("A/tests/a", 9)]).baseline
    let new = try SmallDocument(code: [("A/tests/a", 10)]).baseline
    #expect(throws: InputError.self) { try Comparison(of: old, with: new) }
    let comparison = try Comparison(of: old, with: new, withTests: true)
    #expect(comparison.exitCode == .regression)
  }

  @Test func nothingInCommonIsNoSuccess() throws {
    let old = try SmallDocument(messages: [("A", 5)]).baseline
    let new = try SmallDocument(messages: [("B", 5)]).baseline
    #expect(
      throws: InputError(
        description: "the runs have nothing in common to compare; measure the old code again")
    ) { try Comparison(of: old, with: new) }
  }

  @Test(arguments: [
    SmallDocument(mallocs: [("A", 7)]), SmallDocument(messages: [("A", 5)], ratios: [("A", 1)]),
  ])
  func whatWasMadeOtherwiseIsRefused(before: SmallDocument) throws {
    var after = before
    (after.cpu, after.configuration) = ("Other", "debug")
    let error = InputError(
      description: "the runs weren't made alike: processor CPU, now Other; configuration release, "
        + "now debug; measure the old code here, or compare only what 'bench calls --save' or "
        + "'bench lines --save' writes")
    #expect(throws: error) { try Comparison(of: before.baseline, with: after.baseline) }
    #expect(error.exitCode == .inputUnreadable)
  }

  @Test(arguments: [(.unfit, .quiet), (.noisy, .unfit)] as [(Grade, Grade)])
  func onAnUnfitMachineOnlyTimesAreNotJudged(old: Grade, new: Grade) throws {
    var before = SmallDocument(grade: old, ratios: [("A", 1), ("B", 1)])
    var after = SmallDocument(grade: new, ratios: [("A", 1), ("B", 2)])
    let run = old == .unfit ? "old" : "new"
    let error = InputError(
      description: "the \(run) run's machine was unfit for measuring, so its times aren't judged, "
        + "and there is nothing else to compare; measure again when it is quieter")
    #expect(throws: error) { try Comparison(of: before.baseline, with: after.baseline) }
    (before.messages, after.messages) = ([("A", 5)], [("A", 4)])
    let comparison = try Comparison(of: before.baseline, with: after.baseline)
    #expect(
      comparison.differences.map(summary) == [
        "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed",
      ])
    #expect(comparison.exitCode == .improvement)
    #expect(comparison.summary.unfit == [run])
    #expect(comparison.summary.ratios == 0)
  }

  /// The fresh run doesn't measure what couldn't be judged.
  @Test func timesOfAnUnfitMachineAreNotMissed() throws {
    let before = SmallDocument(grade: .unfit, messages: [("A", 5)], ratios: [("A", 1)])
    let after = SmallDocument(messages: [("A", 5)])
    let comparison = try Comparison(of: before.baseline, with: after.baseline)
    #expect(comparison.differences == [])
    #expect(comparison.summary.unfit == ["old"])
    #expect(comparison.exitCode == .success)
  }

  @Test func aShiftByOneOfTwoProtocolsIsNone() throws {
    let old = try document(first: 1.2, again: 1.2)
    func codes(first: Double, again: Double) throws -> [ExitCode] {
      let new = try document(first: first, again: again)
      return [
        try Comparison(of: old, with: new).exitCode, try Comparison(of: new, with: old).exitCode,
      ]
    }
    #expect(try codes(first: 1.5, again: 1.2) == [.success, .success])
    #expect(try codes(first: 1.2, again: 1.5) == [.success, .success])
    #expect(try codes(first: 1.5, again: 0.9) == [.success, .success])
    #expect(try codes(first: 1.5, again: 1.5) == [.regression, .improvement])
    let new = try document(first: 1.5, again: 1.4)
    #expect(try Comparison(of: old, with: new).differences.map(\.new) == [1.5, 1.4])
  }

  @Test func otherBatchesAreOtherConditions() throws {
    let old = try document(first: 1.2, again: 1.2)
    let new = try document(first: 1.2, again: 1.2, batch: 3)
    #expect(
      throws: InputError(
        description: "the runs weren't made alike: open, typed, again and again, 64 items in "
          + "batches of 2, now 3; measure the old code again")
    ) { try Comparison(of: old, with: new) }
  }

  @Test func ratiosToAnotherReferenceAreNotCompared() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 2)]).baseline
    let new = try SmallDocument(ratios: [("B", 1), ("A", 0.5)]).baseline
    #expect(
      throws: InputError(
        description: "the old run takes ratios to A, the new one to B; write --reference A, or "
          + "measure the old code again")
    ) { try Comparison(of: old, with: new) }
  }

  /// As with `--architecture B`.
  @Test func theReferenceIsKnownWithoutItsOwnTimes() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1)]).baseline.limited(to: ["B"], [])
    let new = try SmallDocument(ratios: [("A", 1), ("B", 2)]).baseline.limited(to: ["B"], [])
    let comparison = try Comparison(of: old, with: new)
    #expect(comparison.summary.ratios == 1 && comparison.summary.limits.count == 1)
    #expect(comparison.exitCode == .regression)
  }

  /// Of many intervals some miss the truth.
  @Test(arguments: [(0, ExitCode.regression), (199, .success)])
  func aShiftMustStandOutAmongAllRatios(others: Int, code: ExitCode) throws {
    func document(_ ratio: Double) throws -> Document {
      let others = (0..<others).map { (version: "V\($0)", ratio: 1.0) }
      return try SmallDocument(ratios: [("A", 1), ("B", ratio)] + others, reach: 0.02).baseline
    }
    #expect(try Comparison(of: document(1.2), with: document(1.25)).exitCode == code)
  }

  @Test func timesStandBesideTheirRatios() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1)]).baseline
    let new = try SmallDocument(ratios: [("A", 1), ("B", 2), ("C", 1)]).baseline
    let differences = try Comparison(of: old, with: new).differences
    #expect(differences.map(\.oldNs) == [1_000] && differences.map(\.newNs) == [2_000])
  }

  @Test func countsWhatWasCompared() throws {
    let document = SmallDocument(
      messages: [("A", 5)], ratios: [("A", 1), ("B", 2)], code: [("A/production/a", 9)])
    let comparison = try Comparison(of: document.baseline, with: document.baseline)
    #expect(comparison.summary.exact == 4 + 7)
    #expect(comparison.summary.ratios == 1 && comparison.summary.limits.count == 1)
    #expect(comparison.summary.oldSeed == 7 && comparison.summary.newSeed == 7)
  }

  /// Half of the variance is the mode's: of two ratios, one that scatters widely, one hardly at all.
  @Test func aRatioBorrowsItsErrorFromTheOthers() throws {
    func limits(_ reach: [Double]) throws -> [Double] {
      var document = try SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1), ("D", 1)]).baseline
      for (index, reach) in reach.enumerated() {
        document.latency?[index + 1].logRatios = LatencyFixture.logRatios(1, reach: reach)
      }
      return try Comparison(of: document, with: document).summary.limits.map { log(1 + $0) }
    }
    let (alike, unlike) = (try limits([0.05, 0.05, 0.05]), try limits([0.05, 0.05, 0]))
    #expect(abs(unlike[0] / alike[0] - 0.5.squareRoot()) < 1e-9)
    #expect(abs(unlike[1] - alike[1]) < 1e-9)
  }

  /// Two versions in one cell, timed by both protocols.
  private func document(first: Double, again: Double, batch: Int = 2) throws -> Document {
    let cell = CellID(flow: "open", mode: .typed, protocol: .again, items: 64)
    var document = try SmallDocument(ratios: [("A", 1), ("B", first)]).baseline
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
