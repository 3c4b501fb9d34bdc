@testable import bench

/// Answers launches with times as told, records what was asked, and lets time pass.
final class FakeLaunches {
  static let arms = ["MVC", "Other", Controls.first, Controls.second]

  let clock = FakeClock()
  private(set) var asked: [Launch] = []
  /// The launches of one cell, in order.
  func asked(_ items: Int) -> [Launch] { asked.filter { $0.cell.cell.items == items } }

  /// How long a launch takes.
  var duration: UInt64 = 1_000_000_000
  /// The ratios of the arms to the first one, by cell and number of its launch, from 0 on.
  var ratios: (CellID, Int) -> [Double] = { _, _ in [1, 1.1, 1, 1] }
  /// What an answer is turned into before it is given.
  var change: (CellSample) throws -> CellSample = { $0 }

  func run(_ launch: Launch) throws -> CellSample {
    let cell = launch.cell.cell.id
    let number = asked(cell.items).count
    asked.append(launch)
    clock.advance(by: duration)
    return try change(
      CellSample(
        cell: cell, rounds: 5,
        arms: zip(Self.arms, ratios(cell, number)).map { name, ratio in
          ArmSample(name: name, ns: 1_000 * ratio, ratio: ratio, overDirect: nil)
        }))
  }

  /// A pass over opening lists of the given sizes.
  func pass(
    _ sizes: [Int] = [0, 8], launches: Int = 4, limit: Duration = .seconds(3_600),
    isUntilDecided: Bool = false, shouldStop: @escaping () -> Bool = { false },
    progress: ProgressLine = ProgressLine(width: 80) { _ in }
  ) -> LatencyPass {
    let cells = sizes.map {
      PlannedCell(cell: Cell(flow: .openList, mode: .typed, items: $0), budget: .milliseconds(100))
    }
    return LatencyPass(
      plan: LatencyPlan(
        cells: cells, launches: launches, limit: limit, isUntilDecided: isUntilDecided),
      architectures: ["Other"], arms: Self.arms, launcher: run, progress: progress, clock: clock,
      shouldStop: shouldStop)
  }
}
