import Testing

@testable import bench

struct LatencyPlanTests {
  @Test func timesLargeListsForOpeningOnly() throws {
    #expect(try sizes(Options(), "open-list", .typed) == [0, 8, 64, 512, 4_096])
    #expect(try sizes(Options(), "open-list", .wire) == [0, 8, 64, 512])
    for flow in Flow.all.map(\.name) where flow != "open-list" {
      #expect(try sizes(Options(), flow, .typed) == [64])
      #expect(try sizes(Options(), flow, .wire) == [64])
    }
  }

  @Test func aThoroughPlanTimesAllSizes() throws {
    let options = Options(effort: .thorough)
    #expect(try sizes(options, "open-list", .typed) == [0, 8, 64, 512, 4_096, 100_000])
    #expect(try sizes(options, "add", .typed) == [0, 8, 64, 512, 4_096])
    #expect(try sizes(options, "delete-all", .wire) == [8, 64, 512, 4_096])
  }

  @Test func takesTheSizesAndFlowsAskedForWhereTheyCanBeDone() throws {
    let options = Options(flows: ["open-list", "open-detail"], items: [0, 5])
    let cells = try LatencyPlan(options: options).cells.map(\.cell).filter { $0.mode == .wire }
    #expect(
      cells.map(\.name) == [
        "open-list, wire, 0 items", "open-list, wire, 5 items", "open-detail, wire, 5 items",
      ])
  }

  /// What all launches are given together, without what is beyond the budget of a cell.
  @Test(
    arguments: [(.quick, 5...6.5), (.standard, 45...50), (.thorough, 400...900)]
      as [(Effort, ClosedRange<Double>)])
  func takesItsTime(effort: Effort, seconds: ClosedRange<Double>) throws {
    let plan = try LatencyPlan(options: Options(effort: effort))
    let time = plan.cells.reduce(.zero) { $0 + $1.budget } * plan.launches
    #expect(seconds.contains(time / .seconds(1)))
    #expect(time < plan.limit)
    #expect(!plan.isUntilDecided)
  }

  @Test func untilDecidedHasATimeOfItsOwn() throws {
    let plan = try LatencyPlan(options: Options(isUntilDecided: true))
    #expect(plan.isUntilDecided && plan.limit == .seconds(600) && plan.launches == 20)
    let shorter = try LatencyPlan(options: Options(isUntilDecided: true, limit: .seconds(7)))
    #expect(shorter.limit == .seconds(7))
  }

  @Test func growthTimesEveryFlowAtEverySize() throws {
    let plan = try LatencyPlan.growth(options: Options(flows: ["refresh", "open-detail"]))
    #expect(
      plan.cells.map(\.cell.id)
        == [0, 8, 64, 512, 4_096, 100_000].map { CellID(flow: "refresh", mode: .typed, items: $0) }
        + [8, 64, 512, 4_096, 100_000].map { CellID(flow: "open-detail", mode: .typed, items: $0) })
  }

  private func sizes(_ options: Options, _ flow: String, _ mode: Mode) throws -> [Int] {
    try LatencyPlan(options: options).cells.map(\.cell)
      .filter { $0.flow.name == flow && $0.mode == mode }.map(\.items)
  }
}
