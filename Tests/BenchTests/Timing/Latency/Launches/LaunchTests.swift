import Testing

@testable import Floors
@testable import Stopwatch
@testable import bench

/// How a launch is asked for, and what it does.
struct LaunchTests {
  @Test func answersWithEveryArm() throws {
    let samples = try measure(["MVC", "Direct"], of: Registry.arms, seed: 1)
    #expect(samples.map(\.cell) == cell.ids)
    #expect(
      samples.allSatisfy { sample in
        sample.arms == ["MVC", "Direct", Controls.first, Controls.second]
          && sample.all.rounds >= Harness.leastRounds
          && sample.all.ns > 0 && sample.all.ratios.allSatisfy { $0 > 0 }
      })
  }

  @Test func theSeedSaysTheOrderOfArms() throws {
    #expect(try order(seed: 5) == order(seed: 5))
    #expect(try Set((1...8).map { try order(seed: $0).description }).count == 8)
  }

  /// The arms that were started, in order.
  private func order(seed: UInt64) throws -> [String] {
    let starts = Starts()
    let arms = ["A", "B", "C", "D"].map { name in
      Arm(name) { environment in
        starts.note(name)
        return DirectApp(environment: environment)
      }
    }
    _ = try measure(arms.map(\.name), of: arms, seed: seed)
    return starts.names
  }

  private let cell = Cell(flow: .refresh, mode: .typed, items: 2)

  private func measure(
    _ versions: [String], of registry: [Arm], seed: UInt64
  ) throws -> [CellSample] {
    try Launch(versions: versions, cell: cell, budget: .microseconds(12_345), seed: seed)
      .measure(in: registry, with: Harness(clock: TickingClock(), switches: { 0 }))
  }
}
