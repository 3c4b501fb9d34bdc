import Testing

@testable import bench

/// What was counted stands beside the ratio of the times, and explains it or doesn't.
struct CauseTests {
  private let causes = Causes(
    in: Document(
      wording: [
        WordingRow(architecture: "A", flow: "add", items: 8, rows: 12),
        WordingRow(architecture: "Direct", flow: "add", items: 8, rows: 0),
      ],
      instructions: [
        row("A", 8, 1), row("A", 64, 7_400), row("A", 128, 13_800), row("A", 512, 52_200),
        row("A", 64, 3, "add"),
        row("Direct", 8, 1), row("Direct", 64, 3_700), row("Direct", 128, 6_900),
        row("Direct", 512, 26_100),
        row("B", 64, 7_400), row("B", 128, 14_000), row("B", 512, 52_200),
        row("C", 8, 1_800), row("C", 64, 7_400), row("C", 512, 52_200),
      ]), reference: "Direct")

  @Test func rowsStandBesideTheReferences() {
    let cause = causes.cause(of: "A", flow: "add", items: 8)
    #expect(cause == Cause(rows: 12, referenceRows: 0))
  }

  @Test func instructionsAreARatioOfSumsOverModules() {
    let causes = Causes(
      in: Document(instructions: [row("A", 8, 1), row("A", 8, 2), row("B", 8, 2)]),
      reference: "B")
    #expect(causes.cause(of: "A", flow: "open-list", items: 8) == Cause(instructions: 1.5))
  }

  @Test func aLineThroughThreeSizesLeadsToOthers() {
    let cause = causes.cause(of: "A", flow: "open-list", items: 4_096)
    #expect(cause == Cause(instructions: 2, isOnLine: true))
    // On a short one fewer rows are shown.
    #expect(causes.cause(of: "A", flow: "open-list", items: 0) == Cause())
  }

  @Test(arguments: ["B", "C", "nobody"])
  func noLineNoRatio(version: String) {
    #expect(causes.cause(of: version, flow: "open-list", items: 4_096) == Cause())
  }

  @Test(arguments: [(1.04, 1.06, false), (1.06, 1.08, true), (0.9, 0.94, true), (0.9, 1.2, false)])
  func aRatioIsUnexplainedWhereItsWholeIntervalIsAway(low: Double, high: Double, isIt: Bool) {
    let ratio = Interval(estimate: (low + high) / 2, low: low, high: high)
    #expect(Cause(instructions: 1).isUnexplained(ratio) == isIt)
    #expect(Cause().isUnexplained(ratio) == nil)
  }
}

private func row(
  _ version: String, _ items: Int, _ count: Int, _ flow: String = "open-list"
) -> InstructionRow {
  InstructionRow(
    architecture: version, flow: flow, items: items, module: "Swift", instructions: count)
}
