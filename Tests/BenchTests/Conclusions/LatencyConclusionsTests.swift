import Testing

@testable import bench

/// Sentences from times: by limits, over all cells and all versions, with what is behind them.
struct LatencyConclusionsTests {
  private let causes = Causes(
    in: Document(
      wording: [
        WordingRow(architecture: "VIPER", flow: "open-list", items: 64, rows: 64),
        WordingRow(architecture: "Direct", flow: "open-list", items: 64, rows: 12),
      ],
      instructions: [
        InstructionRow(
          architecture: "VIPER", flow: "open-list", items: 64, module: "VIPER", instructions: 3),
        InstructionRow(
          architecture: "Direct", flow: "open-list", items: 64, module: "Arms", instructions: 2),
      ]), reference: "Direct")

  @Test func meansAreSaidForEachProtocolWithTheOtherFloor() {
    let rows = [
      row("MVC", "mean", 1.1), row("VIPER", "mean", 1.3), row("Direct", "mean", 1),
      row("MVC", "mean", 1.2, .again), row("VIPER", "mean", 1.2, .again),
      row("DirectRows", "mean", 1.15),
    ]
    #expect(
      sentences(rows) == [
        "Within their 99 % limits, versions take in the geometric mean over the flows ×1.09 (MVC) to "
          + "×1.31 (VIPER) first time, ×1.19 (MVC and VIPER) to ×1.21 (MVC and VIPER) again and again "
          + "of Direct's time; DirectRows, which words all rows up front, ×1.14 to ×1.16 first time."
      ])
  }

  @Test func theListsSizesAreSaidSideBySide() {
    let rows = [
      row("MVC", "open-list", 1.1, .again, items: 8),
      row("VIPER", "open-list", 1, .again, items: 8),
      row("MVC", "open-list", 1, .again, items: 64),
      row("VIPER", "open-list", 1.5, .again, items: 64),
    ]
    #expect(
      sentences(rows) == [
        "Each size has a ratio of its own: within the same limits, opening the list, again and again, "
          + "takes with 8 items ×0.99 (VIPER) to ×1.11 (MVC); 64 items ×0.99 (MVC) to ×1.52 (VIPER).",
        "No version takes more than ×1.52 of Direct's time, the limit for VIPER "
          + "in open-list with 64 items, again and again, for 64 rows worded against 12 and ×1.50 "
          + "of the instructions.",
      ])
  }

  @Test func intervalsThatSayNothingAreNotSummedUp() {
    let words = sentences([row("MVC", "add", 1.2), row("VIPER", "add", 1.5, reach: 0.9)])
    #expect(words.count == 1 && words[0].contains("on a quieter machine"))
  }

  @Test func theHighestLimitIsTakenOverAllCellsDecidedOrNot() {
    let rows = [
      row("MVC", "add", 1.2, reach: 0.5), row("VIPER", "add", 1.5), row("DirectRows", "add", 9),
      row("VIPER", "add", 9, mode: .wire),
    ]
    #expect(
      sentences(rows) == [
        "No version takes more than ×1.80 of Direct's time, the limit for MVC "
          + "in add with 64 items, first time."
      ])
  }

  @Test func nothingIsSaidWithoutTimes() {
    #expect(sentences([]).isEmpty)
    #expect(sentences([row("Direct", "add", 1)]).isEmpty)
  }

  @Test func aVerdictNeedsTheInstructionsOnItsSide() {
    let rows = [
      row("VIPER", "open-list", 0.98, verdict: .faster), row("MVC", "add", 0.98, verdict: .faster),
    ]
    #expect(rows.weighed(by: causes).map(\.verdict) == [.undecided, .faster])
    #expect(
      rows.explanation(by: causes)
        == "The instructions explain 0 of 1 ratios to within 5.0 %, marked ! where they don't: "
        + "VIPER in open-list with 64 items, first time. Undecided, since they lie on the other "
        + "side: VIPER in open-list with 64 items, first time.")
  }

  @Test func whatTheInstructionsDenyOneProtocolTheOtherCannotHold() {
    let rows = [
      row("VIPER", "open-list", 0.98, verdict: .faster),
      row("VIPER", "open-list", 0.9, .again, verdict: .faster),
    ]
    #expect(rows.weighed(by: causes).map(\.verdict) == [.undecided, .undecided])
  }

  @Test func whatIsExplainedNeedsNoMark() {
    let rows = [row("VIPER", "open-list", 1.5, verdict: .slower)]
    #expect(rows.weighed(by: causes) == rows)
    #expect(
      rows.explanation(by: causes) == "The instructions explain 1 of 1 ratios to within 5.0 %.")
    #expect([row("MVC", "add", 2)].explanation(by: causes) == nil)
  }

  private func sentences(_ rows: [LatencyRow]) -> [String] {
    LatencyConclusions(rows, causes).sentences
  }

  private func row(
    _ name: String, _ flow: String, _ ratio: Double, _ timing: TimingProtocol = .first,
    mode: Mode = .typed, items: Int = 64, reach: Double = 0.01, verdict: Verdict = .undecided
  ) -> LatencyRow {
    let cell = CellID(flow: flow, mode: mode, protocol: timing, items: items)
    return LatencyFixture.row(
      name, cell, ratio: ratio, verdict: verdict, reach: reach, reference: "Direct")
  }
}
