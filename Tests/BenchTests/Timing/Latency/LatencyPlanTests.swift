import Testing

@testable import Stopwatch
@testable import bench

struct LatencyPlanTests {
  @Test func timesLargeListsForOpeningOnly() throws {
    #expect(try sizes(Options(), "open-list", .typed) == [0, 8, 64, 512, 4_096])
    #expect(try sizes(Options(), "open-list", .wire) == [64])
    for flow in Flow.all.map(\.name) where flow != "open-list" {
      #expect(try sizes(Options(), flow, .typed) == [64])
      #expect(try sizes(Options(), flow, .wire) == [64])
    }
  }

  @Test func aThoroughPlanTimesAllSizes() throws {
    let options = Options(effort: .thorough)
    #expect(try sizes(options, "open-list", .typed) == [0, 8, 64, 512, 4_096, 100_000])
    #expect(try sizes(options, "add", .typed) == [0, 8, 64, 512])
    #expect(try sizes(options, "delete-all", .wire) == [8, 64, 512])
  }

  @Test func takesTheSizesAndFlowsAskedForWhereTheyCanBeDone() throws {
    let options = Options(flows: ["open-list", "open-detail"], items: [0, 5])
    let cells = try LatencyPlan(options: options).cells.filter { $0.mode == .wire }
    #expect(
      cells.map(\.name) == [
        "open-list, wire, 0 items", "open-list, wire, 5 items", "open-detail, wire, 5 items",
      ])
  }

  /// What all launches are given together, without what is beyond the budget of a cell.
  @Test(
    arguments: [(.quick, 2.5...5), (.standard, 30...40), (.thorough, 300...600)]
      as [(Effort, ClosedRange<Double>)])
  func takesItsTime(effort: Effort, seconds: ClosedRange<Double>) throws {
    let plan = try LatencyPlan(options: Options(effort: effort))
    let duration = plan.cells.reduce(Duration.zero) { sum, cell in
      sum + (plan.budgets[cell.mode] ?? .zero) * (cell.ids.count * plan.launches)
    }
    #expect(seconds.contains(duration / .seconds(1)))
    #expect(duration < plan.limit)
    #expect(!plan.isUntilDecided)
  }

  @Test func untilDecidedHasATimeOfItsOwn() throws {
    let plan = try LatencyPlan(options: Options(isUntilDecided: true))
    #expect(plan.isUntilDecided && plan.limit == .seconds(600) && plan.launches == 20)
  }

  @Test func growthTimesEveryFlowAtEverySize() throws {
    let plan = try LatencyPlan(
      options: Options(command: .growth, flows: ["refresh", "open-detail"]))
    #expect(
      plan.cells.map(\.name)
        == [0, 8, 64, 512, 4_096, 100_000].map { "refresh, typed, \($0) items" }
        + [8, 64, 512, 4_096, 100_000].map { "open-detail, typed, \($0) items" })
  }

  /// So that two runs of any effort and with any versions time the same thing.
  @Test(arguments: [(0, 2), (512, 2), (513, 1), (100_000, 1)])
  func theBatchFollowsFromTheCellAlone(items: Int, batch: Int) {
    for (timing, batch) in [(TimingProtocol.again, batch), (.first, 1)] {
      #expect(CellID(flow: "add", mode: .typed, protocol: timing, items: items).batch == batch)
    }
  }

  private func sizes(_ options: Options, _ flow: String, _ mode: Mode) throws -> [Int] {
    try LatencyPlan(options: options).cells
      .filter { $0.flow.name == flow && $0.mode == mode }.map(\.items)
  }
}
