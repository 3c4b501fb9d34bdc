import Testing

@testable import bench

struct LatencyPlanTests {
  @Test func timesLargeListsForOpeningOnly() throws {
    let cells = try LatencyPlan(options: Options()).cells
    #expect(
      cells.filter { $0.flow.name == "open-list" && $0.mode == .typed }.map(\.items)
        == [0, 8, 64, 512, 4_096])
    #expect(Set(cells.filter { $0.flow.name != "open-list" }.map(\.items)) == [64])
    #expect(Set(cells.map(\.flow.name)) == Set(Flow.all.map(\.name)))
    #expect(cells.count { $0.mode == .wire } == cells.count { $0.mode == .typed })
  }

  @Test func takesTheSizesAndFlowsAskedForWhereTheyCanBeDone() throws {
    let options = Options(flows: ["open-list", "open-detail"], items: [0, 5])
    let cells = try LatencyPlan(options: options).cells.filter { $0.mode == .wire }
    #expect(
      cells.map(\.name) == [
        "open-list, wire, 0 items", "open-list, wire, 5 items", "open-detail, wire, 5 items",
      ])
  }

  @Test func growsWithTheEffort() throws {
    let quick = try LatencyPlan(options: Options(effort: .quick))
    let standard = try LatencyPlan(options: Options())
    let thorough = try LatencyPlan(options: Options(effort: .thorough))
    #expect(quick.budget < standard.budget)
    #expect(standard.budget < thorough.budget)
    #expect(thorough.cells.contains { $0.items == 100_000 })
    #expect(!standard.cells.contains { $0.items == 100_000 })
  }
}
