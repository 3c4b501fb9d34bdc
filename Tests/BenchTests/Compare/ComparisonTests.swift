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
      "equal", SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9)]),
      SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9)]), .success),
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
      "more allocations by another compiler's work",
      SmallDocument(messages: [("A", 5)], mallocs: [("A", 7)]),
      SmallDocument(configuration: "debug", messages: [("A", 5)], mallocs: [("A", 8)]), .success),
    Case(
      "another compiler that nobody knows", SmallDocument(mallocs: [("A", 7)]),
      SmallDocument(swift: "unknown", mallocs: [("A", 6)]), .improvement,
      "allocations A open, 64 items mallocs 7 6 better",
      "allocations A open, 64 items bytes 70 60 better"),
    Case(
      "a line moved to another file", SmallDocument(code: [("A/tests/a", 9), ("A/tests/b", 1)]),
      SmallDocument(code: [("A/tests/a", 8), ("A/tests/b", 2)]), .success,
      "lines A tests code in A/tests/a 9 8 changed", "lines A tests code in A/tests/b 1 2 changed"),
    Case(
      "a new file with a line", SmallDocument(code: [("A/tests/a", 9)]),
      SmallDocument(code: [("A/tests/a", 8), ("A/tests/b", 1)]), .regression,
      "lines A tests files 1 2 worse", "lines A tests types 1 2 worse",
      "lines A tests comment 1 2 changed", "lines A tests code in A/tests/a 9 8 changed",
      "lines A tests code in A/tests/b 0 1 changed"),
    Case(
      "more comments", SmallDocument(code: [("A/tests/a", 9)]),
      SmallDocument(code: [("A/tests/a", 9)], comment: 3), .success,
      "lines A tests comment 1 3 changed"),
    Case(
      "an extra is outside the totals",
      SmallDocument(code: [("A/tests/a", 9), ("A/production/extra", 5)]),
      SmallDocument(code: [("A/tests/a", 9)]), .success),
  ]

  static let scope = [
    Case(
      "a part is gone", SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9)]),
      SmallDocument(messages: [("A", 5)]), .regression, "lines - - - - - gone"),
    Case(
      "a version is gone", SmallDocument(messages: [("A", 5), ("B", 5)]),
      SmallDocument(messages: [("A", 5)]), .regression, "calls B - - - - gone"),
    Case(
      "a subject is gone", SmallDocument(code: [("A/tests/a", 9), ("A/doubles/b", 1)]),
      SmallDocument(code: [("A/tests/a", 9)]), .regression, "lines A doubles - - - gone"),
    Case(
      "a version is new", SmallDocument(messages: [("A", 5)]),
      SmallDocument(messages: [("A", 5), ("B", 50)]), .success, "calls B - - - - new"),
    Case(
      "a part is new", SmallDocument(messages: [("A", 5)]),
      SmallDocument(messages: [("A", 5)], code: [("A/tests/a", 9), ("B/tests/b", 9)]), .success,
      "lines - - - - - new"),
    Case(
      "allocations that only the other machine can count",
      SmallDocument(messages: [("A", 5)], mallocs: [("A", 7)]),
      SmallDocument(cpu: "Other", messages: [("A", 5)]), .success),
    Case(
      "allocations that this machine could count",
      SmallDocument(messages: [("A", 5)], mallocs: [("A", 7)]),
      SmallDocument(messages: [("A", 5)]), .regression, "allocations - - - - - gone"),
    Case(
      "a version takes another's place",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)]), SmallDocument(ratios: [("A", 1), ("C", 1.2)]),
      .regression, "latency B - - - - gone", "latency C - - - - new"),
  ]

  static let latency = [
    Case(
      "a ratio within the floor", SmallDocument(ratios: [("A", 1), ("B", 1.2)], floor: 0.05),
      SmallDocument(ratios: [("A", 1), ("B", 1.25)], floor: 0.02), .success),
    Case(
      "the new run's floor counts too", SmallDocument(ratios: [("A", 1), ("B", 1.2)], floor: 0.02),
      SmallDocument(ratios: [("A", 1), ("B", 1.25)], floor: 0.05), .success),
    Case(
      "less than two runs of one build may differ by",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001, floor: 0.005),
      SmallDocument(ratios: [("A", 1), ("B", 1.223)], reach: 0.001, floor: 0.005), .success),
    Case(
      "more than two runs of one build differ by",
      SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.001, floor: 0.005),
      SmallDocument(ratios: [("A", 1), ("B", 1.225)], reach: 0.001, floor: 0.005), .regression,
      "latency B open, typed, 64 items ratio 1.2 1.225 worse"),
    Case(
      "intervals that overlap", SmallDocument(ratios: [("A", 1), ("B", 1.2)], reach: 0.02),
      SmallDocument(ratios: [("A", 1), ("B", 1.24)], reach: 0.02), .success),
    Case(
      "slower", SmallDocument(ratios: [("A", 1), ("B", 1.2), ("C", 2)]),
      SmallDocument(ratios: [("A", 1), ("B", 1.25), ("C", 2)]), .regression,
      "latency B open, typed, 64 items ratio 1.2 1.25 worse"),
    Case(
      "faster", SmallDocument(ratios: [("A", 1), ("B", 1.25), ("C", 2)]),
      SmallDocument(ratios: [("A", 1), ("B", 1.2), ("C", 2)]), .improvement,
      "latency B open, typed, 64 items ratio 1.25 1.2 better"),
    Case(
      "without a floor", SmallDocument(ratios: [("A", 1), ("B", 1)], floor: nil),
      SmallDocument(ratios: [("A", 1), ("B", 2)]), .success,
      "latency B open, typed, 64 items ratio 1.0 2.0 unjudged no_floor"),
    Case(
      "no shift where none below 10 % would show",
      SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 2)], reach: 0.05),
      SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1.5)], reach: 0.05), .improvement,
      "latency B open, typed, 64 items ratio 1.0 1.0 unjudged noise",
      "latency C open, typed, 64 items ratio 2.0 1.5 better"),
    Case(
      "a floor of 11 %", SmallDocument(ratios: [("A", 1), ("B", 1)], floor: 0.11),
      SmallDocument(ratios: [("A", 1), ("B", 1.1)]), .success,
      "latency B open, typed, 64 items ratio 1.0 1.1 unjudged noise"),
  ]

  private static let before = SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 2)])

  /// All ratios of a cell move alike.
  static let alike = [
    Case(
      "the reference takes longer beyond doubt", before,
      SmallDocument(ratios: [("A", 1), ("B", 0.9), ("C", 1.8)], ns: 1_111), .regression,
      "latency A open, typed, 64 items time - - worse"),
    Case(
      "the reference takes less beyond doubt", before,
      SmallDocument(ratios: [("A", 1), ("B", 1.111), ("C", 2.222)], ns: 900), .improvement,
      "latency A open, typed, 64 items time - - better"),
    Case(
      "the reference takes less, and another version longer", before,
      SmallDocument(ratios: [("A", 1), ("B", 1.3), ("C", 2.222)], ns: 900), .regression,
      "latency B open, typed, 64 items ratio 1.0 1.3 worse",
      "latency A open, typed, 64 items time - - better"),
    Case(
      "the launches' times overlap", before,
      SmallDocument(ratios: [("A", 1), ("B", 0.97), ("C", 1.94)], ns: 1_030), .success,
      "latency B open, typed, 64 items ratio 1.0 0.97 unjudged alike",
      "latency C open, typed, 64 items ratio 2.0 1.94 unjudged alike"),
    Case(
      "one moves with the others, as far as noise lets see", before,
      SmallDocument(ratios: [("A", 1), ("B", 0.981), ("C", 1.94)], ns: 1_030), .success,
      "latency C open, typed, 64 items ratio 2.0 1.94 unjudged alike"),
    Case(
      "one stays where it was", before,
      SmallDocument(ratios: [("A", 1), ("B", 0.99), ("C", 1.94)]), .improvement,
      "latency C open, typed, 64 items ratio 2.0 1.94 better"),
    Case(
      "the others take less beyond doubt", before,
      SmallDocument(ratios: [("A", 1), ("B", 0.9), ("C", 1.8)], ns: 999), .improvement,
      "latency B open, typed, 64 items ratio 1.0 0.9 better",
      "latency C open, typed, 64 items ratio 2.0 1.8 better"),
    Case(
      "on another machine, whose times say nothing", before,
      SmallDocument(cpu: "Other", ratios: [("A", 1), ("B", 0.9), ("C", 1.8)], ns: 9), .success,
      "latency B open, typed, 64 items ratio 1.0 0.9 unjudged alike",
      "latency C open, typed, 64 items ratio 2.0 1.8 unjudged alike"),
    Case(
      "the only other version, whose time overlaps", SmallDocument(ratios: [("A", 1), ("B", 1)]),
      SmallDocument(ratios: [("A", 1), ("B", 1.03)]), .regression,
      "latency B open, typed, 64 items ratio 1.0 1.03 worse"),
    Case(
      "the only other version, where the reference takes less",
      SmallDocument(ratios: [("A", 1), ("B", 1)]),
      SmallDocument(ratios: [("A", 1), ("B", 1.111)], ns: 900), .improvement,
      "latency A open, typed, 64 items time - - better"),
  ]

  @Test(arguments: exact + scope + latency + alike)
  func endsWithTheRightCode(expected: Case) throws {
    let comparison = try Comparison(of: expected.old.baseline, with: expected.new.baseline)
    #expect(comparison.differences.map(summary) == expected.differences)
    #expect(comparison.exitCode == expected.code)
  }

  @Test func nothingToCompareIsNoSuccess() throws {
    let old = try SmallDocument(mallocs: [("A", 7)]).baseline
    let new = try SmallDocument(cpu: "Other", mallocs: [("A", 7)]).baseline
    #expect(throws: RunFailure.self) { try Comparison(of: old, with: new) }
  }

  @Test(arguments: [(.unfit, .quiet), (.noisy, .unfit)] as [(Grade, Grade)])
  func onAnUnfitMachineOnlyTimesAreNotJudged(old: Grade, new: Grade) throws {
    var before = SmallDocument(grade: old, ratios: [("A", 1), ("B", 1)])
    var after = SmallDocument(grade: new, ratios: [("A", 1), ("C", 2)])
    let run = old == .unfit ? "old" : "new"
    #expect(throws: Comparison.nothingLeft(run)) {
      try Comparison(of: before.baseline, with: after.baseline)
    }
    (before.messages, after.messages) = ([("A", 5)], [("A", 4)])
    let comparison = try Comparison(of: before.baseline, with: after.baseline)
    #expect(
      comparison.differences.map(summary) == [
        "calls A open work 5 4 better", "calls A open A → B.load() 5 4 changed",
        "latency - - - - - unjudged unfit",
      ])
    #expect(comparison.exitCode == .improvement)
    #expect(comparison.summary.unfit == [run])
  }

  /// The fresh run doesn't measure what couldn't be judged.
  @Test func timesOfAnUnfitMachineAreNotMissed() throws {
    let before = SmallDocument(grade: .unfit, messages: [("A", 5)], ratios: [("A", 1)])
    let after = SmallDocument(messages: [("A", 5)])
    let comparison = try Comparison(of: before.baseline, with: after.baseline)
    #expect(comparison.differences.map(summary) == ["latency - - - - - unjudged unfit"])
    #expect(comparison.exitCode == .success)
  }

  @Test func ratiosToAnotherReferenceAreNotCompared() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 2)]).baseline
    let new = try SmallDocument(ratios: [("B", 1), ("A", 0.5)]).baseline
    #expect(
      throws: RunFailure(
        "the old run takes ratios to A, the new one to B; measure the old code again")
    ) { try Comparison(of: old, with: new) }
  }

  @Test func timesAreShownOnlyFromTheSameMachine() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1), ("C", 1)]).baseline
    var new = SmallDocument(ratios: [("A", 1), ("B", 2), ("C", 1)])
    let alike = try Comparison(of: old, with: new.baseline)
    #expect(alike.summary.changed == [])
    #expect(alike.differences.map(\.oldNs) == [1_000] && alike.differences.map(\.newNs) == [2_000])
    new.cpu = "Other"
    new.configuration = "debug"
    let other = try Comparison(of: old, with: new.baseline)
    #expect(
      other.summary.changed == [
        "processor CPU, now Other", "configuration release, now debug",
      ])
    #expect(other.differences.map(\.oldNs) == [nil] && other.differences.map(\.newNs) == [nil])
    #expect(other.exitCode == .regression)
  }

  @Test func countsWhatWasCompared() throws {
    let document = SmallDocument(
      messages: [("A", 5)], ratios: [("A", 1), ("B", 2)], code: [("A/tests/a", 9)])
    let comparison = try Comparison(of: document.baseline, with: document.baseline)
    #expect(comparison.summary.exact == 4 + 7)
    #expect(comparison.summary.ratios == 1)
    #expect(comparison.summary.oldSeed == 7 && comparison.summary.newSeed == 7)
  }

  @Test func saysWhatWouldHaveShown() throws {
    let ratios = [("A", 1.0), ("B", 2.0), ("C", 3.0)]
    let quiet = try SmallDocument(ratios: ratios, floor: 0.03).baseline
    // Intervals of 1 % to either side part after 2 %, less than the floor.
    #expect(try Comparison(of: quiet, with: quiet).summary.visibleInHalf == 0.03)
    let noisy = try SmallDocument(ratios: ratios, reach: 0.04, floor: 0.03).baseline
    let summary = try Comparison(of: quiet, with: noisy).summary
    #expect(abs((summary.visibleInHalf ?? 0) - (1.01 / 0.96 - 1)) < 1e-9)
    #expect(summary.visibleInHalf == summary.visibleInAll)
    let wide = try SmallDocument(ratios: ratios, reach: 0.09).baseline
    #expect(try Comparison(of: quiet, with: wide).summary.visibleInHalf == nil)
  }

  @Test func whatNobodyKnowsIsNoDifference() throws {
    let old = try SmallDocument(swift: "unknown", ratios: [("A", 1), ("B", 1)]).baseline
    let new = try SmallDocument(cpu: "unknown", ratios: [("A", 1), ("B", 2)]).baseline
    let comparison = try Comparison(of: old, with: new)
    #expect(comparison.summary.changed == [])
    #expect(comparison.summary.unknown == ["processor", "compiler"])
    #expect(comparison.differences.first?.oldNs != nil)
  }

  private func summary(_ row: Difference) -> String {
    let names = [row.architecture, row.subject, row.metric].map { $0 ?? "-" }
    let values = [row.old, row.new].map { value -> String in
      guard let value else { return "-" }
      return row.part == .latency ? "\(value)" : "\(Int(value))"
    }
    return
      ([row.part.rawValue] + names + values + [row.effect.rawValue]
      + (row.reason.map { [$0.rawValue] } ?? [])).joined(separator: " ")
  }
}
