@testable import bench

/// Answers launches with times as told, records what was asked, and lets time pass.
final class FakeLaunches {
  static let arms = ["MVC", "Other", Controls.first, Controls.second]

  let clock = FakeClock()
  private(set) var asked: [Launch] = []
  /// How long a launch takes.
  var duration: UInt64 = 2_000_000_000
  /// The ratios of the arms to the first one, by cell and number of the launch, from 0 on.
  var ratios: (CellID, Int) -> [Double] = { _, _ in [1, 1.1, 1, 1] }
  /// What an answer is turned into before it is given.
  var change: (LaunchResult) throws -> LaunchResult = { $0 }

  func run(_ launch: Launch) throws -> LaunchResult {
    let number = asked.count
    asked.append(launch)
    clock.advance(by: duration)
    let cells = launch.cells.map(\.cell.id).map { cell in
      CellSample(
        cell: cell, rounds: 5,
        arms: zip(Self.arms, ratios(cell, number)).map { name, ratio in
          ArmSample(name: name, ns: 1_000 * ratio, ratio: ratio, overFloor: nil)
        })
    }
    return try change(LaunchResult(cells: cells))
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
