import Testing

@testable import bench

/// Sentences from counts: true of any numbers, and nothing where a part is missing.
struct CountConclusionsTests {
  @Test(arguments: [
    ([3.0], "3"), ([3, 3], "3"), ([4, 3], "3 (B) to 4 (A)"),
    ([4, 3, 4, 3, 3.5], "3 (B and D) to 4 (A and C)"), ([5, 5, 5, 1], "1 (D) to 5 (A, B, and C)"),
  ])
  func extremesNameWhoseTheyAre(values: [Double], text: String) {
    let named = zip(["A", "B", "C", "D", "E"], values).map { (version: $0, value: $1) }
    #expect(Extremes.text(named) { $0 == 3.5 ? "3.5" : "\(Int($0))" } == text)
  }

  @Test func valuesThatReadAlikeAreATie() {
    let range = Extremes.text([("A", 1.01), ("B", 1.04), ("C", 2)]) { "×\(Int($0.rounded()))" }
    #expect(range == "×1 (A and B) to ×2 (C)")
    let none: [(version: String, value: Double)] = []
    #expect(Extremes.text(none, as: PercentText.text) == nil)
  }

  @Test func rowsAreGroupedByTheirNumber() {
    let rows = [
      wording("A", 8, 8), wording("A", 64, 12), wording("B", 64, 64), wording("Direct", 64, 12),
    ]
    #expect(
      CountConclusions.wording(rows)
        == "Opening a list of 64 items words, that is puts into text, 12 rows in A and Direct; "
        + "64 rows in B.")
  }

  @Test func withoutAListNothingIsSaidOfRows() {
    #expect(CountConclusions.wording([]) == nil)
    #expect(CountConclusions.wording([wording("A", 0, 0)]) == nil)
    #expect(CountConclusions.wording([wording("A", 64, 0, .refresh)]) == nil)
  }

  @Test func allocationsAreSummedOverTheFlows() {
    let rows = [
      allocation("A", "add", 5), allocation("A", "refresh", 6), allocation("B", "add", 9),
      allocation("A", "add", 1_000, items: 8), allocation("DirectRows", "add", 1),
    ]
    #expect(
      CountConclusions.allocations(rows)
        == "Running each flow once with 64 items takes 9 (B) to 11 (A) allocations.")
    #expect(
      CountConclusions.allocations([allocation("A", "add", 1), allocation("Direct", "add", 4)])
        == "Running each flow once with 64 items takes 1 allocation, 4 in Direct.")
    #expect(CountConclusions.allocations([]) == nil)
    #expect(CountConclusions.allocations([allocation("Direct", "add", 4)]) == nil)
  }

  @Test func onlyWorkIsCompared() {
    let rows = [
      call("A", work: 3), call("A", work: 4), call("B", work: 9), call("Direct", work: 1),
    ]
    #expect(
      CountConclusions.calls(rows)
        == "Running each flow once takes 7 (A) to 9 (B) calls at work, 1 in Direct.")
    #expect(CountConclusions.calls([]) == nil)
  }

  @Test func aVersionsOwnInstructionsAreAShare() {
    let rows = [
      instructions("A", "A", 2), instructions("A", "Swift", 98), instructions("B", "Swift", 97),
      instructions("B", "B", 3), instructions("Direct", "Floors", 1),
    ]
    #expect(
      CountConclusions.instructions(rows)
        == "A version's own code executes 2.0 % (A) to 3.0 % (B) of the instructions that its flows "
        + "take.")
    #expect(CountConclusions.instructions([]) == nil)
    #expect(CountConclusions.instructions([rows[4]]) == nil)
  }

  private func wording(
    _ version: String, _ items: Int, _ rows: Int, _ flow: Flow = .openList
  ) -> WordingRow {
    WordingRow(architecture: version, flow: flow.name, items: items, rows: rows)
  }

  private func call(_ version: String, work: Int) -> CallRow {
    CallRow(
      architecture: version, flow: "add", crossings: work + 100, work: work, wiring: 90,
      replays: 10, participants: 1, depth: 1, seams: [])
  }

  private func allocation(
    _ version: String, _ flow: String, _ mallocs: Int, items: Int = 64
  ) -> AllocationRow {
    AllocationRow(architecture: version, flow: flow, items: items, mallocs: mallocs, bytes: 0)
  }

  private func instructions(_ version: String, _ module: String, _ count: Int) -> InstructionRow {
    InstructionRow(
      architecture: version, flow: "add", items: 8, module: module, instructions: count)
  }
}
