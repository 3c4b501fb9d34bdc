import XCTest

@testable import Commands
@testable import Stopwatch
@testable import Timing

final class LatencyPlanTests: XCTestCase {
  func testTimesLargeListsForOpeningOnly() throws {
    XCTAssertEqual(try sizes("", "open-list", .withoutDecoding), [0, 8, 64, 512, 4_096])
    XCTAssertEqual(try sizes("", "open-list", .json), [64])
    for flow in Flow.all.map(\.name) where flow != "open-list" {
      XCTAssertEqual(try sizes("", flow, .withoutDecoding), [64])
      XCTAssertEqual(try sizes("", flow, .json), [64])
    }
  }

  func testAThoroughPlanTimesAllSizes() throws {
    let options = "--thorough"
    XCTAssertEqual(
      try sizes(options, "open-list", .withoutDecoding), [0, 8, 64, 512, 4_096, 100_000])
    XCTAssertEqual(try sizes(options, "add", .withoutDecoding), [0, 8, 64, 512])
    XCTAssertEqual(try sizes(options, "delete-all", .json), [8, 64, 512])
  }

  func testTakesTheSizesAndFlowsAskedForWhereTheyCanBeDone() throws {
    let options = "open-list open-detail --items 0,5"
    let cells = try plan(options).cells.filter { $0.mode == .json }
    XCTAssertEqual(
      cells.map(\.name),
      [
        "open-list, JSON, 0 items", "open-list, JSON, 5 items", "open-detail, JSON, 5 items",
      ])
  }

  /// What all launches are given together, without what is beyond the budget of a cell.
  func testTakesItsTime() throws {
    let cases: [(effort: String, ClosedRange<Double>)] = [
      ("--quick", 2.5...5), ("", 30...40), ("--thorough", 300...600),
    ]
    for (effort, seconds) in cases {
      let plan = try plan(effort)
      let duration = plan.cells.reduce(Duration.zero) { sum, cell in
        sum + (plan.budgets[cell.mode] ?? .zero) * (cell.ids.count * plan.launches)
      }
      XCTAssert(seconds.contains(duration / .seconds(1)), "\(effort): \(duration)")
      XCTAssertLessThan(duration, plan.limit)
      XCTAssertFalse(plan.isUntilDecided)
    }
  }

  func testUntilDecidedHasATimeOfItsOwn() throws {
    let plan = try plan("--until-decided")
    XCTAssert(plan.isUntilDecided && plan.limit == .seconds(600) && plan.launches == 20)
  }

  /// So that two runs of any effort and with any versions time the same thing.
  func testTheBatchFollowsFromTheCellAlone() {
    for (items, batch) in [(0, 2), (512, 2), (513, 1), (100_000, 1)] {
      for (timing, batch) in [(TimingProtocol.warm, batch), (.cold, 1)] {
        let cell = CellID(flow: "add", mode: .withoutDecoding, protocol: timing, items: items)
        XCTAssertEqual(cell.batch, batch, "\(cell)")
      }
    }
  }

  private func plan(_ options: String) throws -> LatencyPlan {
    try LatencyPlan(of: Run.ticking().asked("latency \(options)"))
  }

  private func sizes(_ options: String, _ flow: String, _ mode: Mode) throws -> [Int] {
    try plan(options).cells
      .filter { $0.flow.name == flow && $0.mode == mode }.map(\.items)
  }
}
