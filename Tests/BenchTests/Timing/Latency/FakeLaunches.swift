@testable import Console
@testable import Stopwatch
@testable import Timing

/// Answers launches with times as told, records what was asked, and lets time pass.
final class FakeLaunches {
  static let versions = ["Direct", "Other"]

  let clock = FakeClock()
  private(set) var asked: [Launch] = []
  /// The launches of one cell, in order.
  func asked(_ items: Int) -> [Launch] { asked.filter { $0.cell.items == items } }

  /// How long a launch takes.
  var duration: UInt64 = 1_000_000_000
  /// The ratios of the variants to the first one, by cell and number of its launch, from 0 on.
  var ratios: (CellID, Int) -> [Double] = { _, _ in [1, 1.1, 1, 1] }
  /// How much longer all variants take than on a quiet machine.
  var load: (CellID, Int) -> Double = { _, _ in 1 }
  /// How long the reference takes on a quiet machine, and how many of the rounds are quiet there.
  var ns: (Int) -> Double = { _ in 1_000 }
  var quietRounds: (Int) -> Int = { _ in 5 }
  /// What the core's probe gains.
  var gain = 3.0
  /// What an answer is turned into before it is given.
  var change: ([CellSample]) throws -> [CellSample] = { $0 }

  func run(_ launch: Launch) throws -> [CellSample] {
    let number = asked(launch.cell.items).count
    asked.append(launch)
    clock.advance(by: duration)
    return try change(launch.cell.ids.map { sample($0, number) })
  }

  private func sample(_ cell: CellID, _ number: Int) -> CellSample {
    let load = load(cell, number)
    func timing(of rounds: Int) -> CellSample.Times {
      CellSample.Times(rounds: rounds, ns: ns(number) * load, ratios: ratios(cell, number))
    }
    return CellSample(
      cell: cell, variants: Self.versions + Controls.names, gain: gain, all: timing(of: 5),
      quiet: load == 1 ? timing(of: quietRounds(number)) : nil)
  }

  /// A pass over opening lists of the given sizes.
  func pass(
    _ sizes: [Int] = [0, 8], _ mode: Mode = .json, launches: Int = 4,
    limit: Duration = .seconds(3_600),
    isUntilDecided: Bool = false, shouldStop: @escaping () -> Bool = { false },
    progress: ProgressLine = ProgressLine(width: 80) { _ in }
  ) -> LatencyPass {
    LatencyPass(
      plan: LatencyPlan(
        cells: sizes.map { Cell(flow: .openList, mode: mode, items: $0) },
        budgets: [mode: .milliseconds(100)], launches: launches, limit: limit,
        isUntilDecided: isUntilDecided),
      versions: Self.versions, launcher: run, progress: progress, clock: clock,
      shouldStop: shouldStop, relinked: { _ in nil })
  }
}
