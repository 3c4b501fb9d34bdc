import Testing

@testable import bench

/// What messages and allocations account for.
struct ExplanationTests {
  private let flows = ["a", "b", "c", "d", "e"]
  private let versions = ["A", "B"]
  /// One value for each flow and version, flow by flow, without trend in common.
  private let messages = [1, 2, 1, 2, 3, 5, 3, 5, 4, 4]
  private let mallocs = [1, 1, 2, 2, 7, 7, 8, 8, 3, 3]

  @Test func timesMadeOfBothAreExplainedByBoth() throws {
    let rows = try #require(rows { 30 * Double($0) + 20 * Double($1) })
    #expect(rows.map(\.by) == [.messages, .allocations, .both])
    #expect(rows.map(\.cells) == [10, 10, 10])
    #expect(abs(rows[2].rSquared - 1) < 1e-12 && abs(rows[2].rSquaredAdjusted - 1) < 1e-12)
    #expect(rows[0].rSquared < 1 && rows[1].rSquared < 1)
  }

  @Test func theMorePredictorsTheMoreIsTakenOffForChance() throws {
    var noise: [Double] = [3, -1, 4, -1, 5, -9, 2, -6, 5, -3]
    let rows = try #require(rows { _, _ in noise.removeFirst() })
    for (row, predictors) in zip(rows, [1, 1, 2]) {
      let adjusted = 1 - (1 - row.rSquared) * 9 / Double(9 - predictors)
      #expect(abs(row.rSquaredAdjusted - adjusted) < 1e-12)
    }
  }

  @Test func onlyWhatIsBeyondTheFloorCounts() throws {
    let plain = rows { Double($0 * $0 + $1) }
    #expect(rows(floor: [100, 7, 30, 2, 9]) { Double($0 * $0 + $1) } == plain)
  }

  @Test func otherSizesAndModesAndVersionsWithoutCallsAreLeftOut() throws {
    let more = [
      latency("A", "a", 9_999, mode: .wire), latency("A", "a", 9_999, items: 8),
      latency("Control", "a", 9_999),
    ]
    let time = { (messages: Int, mallocs: Int) in Double(messages * messages + mallocs) }
    #expect(rows(more: more, time: time) == rows(time: time))
  }

  @Test func fewCellsExplainNothing() {
    #expect(rows(without: "e") { Double($0 * $0 + $1) } == nil)
    #expect(Explanation.rows(calls: [], allocations: [], latency: []) == nil)
  }

  @Test func saysHowMuchAndHowLittle() {
    let rows = [
      ExplainedRow(by: .messages, cells: 24, rSquared: 0.123, rSquaredAdjusted: 0.08),
      ExplainedRow(by: .allocations, cells: 24, rSquared: 0.777, rSquaredAdjusted: 0.76),
      ExplainedRow(by: .both, cells: 24, rSquared: 0.8, rSquaredAdjusted: -0.01),
    ]
    #expect(
      ExplanationReport.sentence(rows)
        == "Of the spread of times beyond Direct's over 24 cells (a flow in a version; typed, "
        + "64 items), messages account for 12 %, allocations for 78 %, both together for 80 %: "
        + "0 % when adjusted for two predictors, as if cells were independent, which the versions of "
        + "one flow aren't. "
        + "So few cells show what goes together, not what causes what.")
    #expect(ExplanationReport.sentence([]) == nil)
  }

  // MARK: Making rows

  /// The explanation of times that follow from messages and mallocs, above a floor for each flow.
  private func rows(
    floor: [Double] = [0, 0, 0, 0, 0], more: [LatencyRow] = [], without flow: String? = nil,
    time: (Int, Int) -> Double
  ) -> [ExplainedRow]? {
    var (calls, allocations, times): ([CallRow], [AllocationRow], [LatencyRow]) = ([], [], more)
    for (index, name) in flows.enumerated() {
      calls.append(call("Direct", name, Int(floor[index])))
      allocations.append(allocation("Direct", name, 2 * Int(floor[index])))
      times.append(latency("Direct", name, 0))
      for (offset, version) in versions.enumerated() {
        let (own, mallocs) = (messages[2 * index + offset], mallocs[2 * index + offset])
        calls.append(call(version, name, own + Int(floor[index])))
        allocations.append(allocation(version, name, mallocs + 2 * Int(floor[index])))
        times.append(latency(version, name, time(own, mallocs)))
      }
    }
    return Explanation.rows(
      calls: calls, allocations: allocations, latency: times.filter { $0.flow != flow })
  }

  private func call(_ version: String, _ flow: String, _ messages: Int) -> CallRow {
    CallRow(
      architecture: version, flow: flow, messages: messages, completions: 0, participants: 0,
      depth: 0, seams: [])
  }

  private func allocation(_ version: String, _ flow: String, _ mallocs: Int) -> AllocationRow {
    AllocationRow(
      architecture: version, flow: flow, items: LatencyPlan.middleSize, mallocs: mallocs, bytes: 0)
  }

  private func latency(
    _ version: String, _ flow: String, _ over: Double, mode: Mode = .typed,
    items: Int = LatencyPlan.middleSize
  ) -> LatencyRow {
    // What the medians differ by isn't what rounds differ by, and doesn't count.
    let ns = 7 * over * over
    return LatencyRow(
      architecture: version, flow: flow, mode: mode, items: items, launches: 2, rounds: 3, ns: ns,
      nsLow: ns, nsHigh: ns, ratio: 1, ratioLow: 1, ratioHigh: 1, verdict: .same, overDirect: over)
  }
}
