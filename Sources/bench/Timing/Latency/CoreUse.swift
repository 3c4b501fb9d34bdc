import Foundation
import Stopwatch

/// Who had the core while a cell was timed, which says what its times are worth.
package enum CoreUse: String, CaseIterable, Codable, Comparable, Sendable {
  /// Enough rounds had it to themselves: the estimates are made of these alone.
  case quiet
  /// Another hardware thread used it in nearly all rounds: the estimates are made of all of them.
  case loaded
  /// The probe can't tell on this processor: treated as loaded.
  case unknown

  package static func < (one: CoreUse, other: CoreUse) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }

  /// Fewer launches don't tell how they scatter.
  static let leastLaunches = 4
  private static let leastRounds = 10
  /// The probe may take so many for quiet by mistake.
  private static let leastShare = 0.05
  /// What a neighbour on the core has been seen to make of a time.
  static let seenLoad = 1.7
  /// By which power of the load ratios have been seen to move, as a constant and for each unit of their
  /// logarithm: on a shared machine, all of 483 lay within twice of this.
  private static let scatter = (least: 0.01, perLog: 0.3)

  init(_ samples: [CellSample]) {
    let quiet = samples.compactMap { $0.quiet?.rounds }
    let rounds = quiet.reduce(0, +)
    let share = Double(rounds) / Double(samples.reduce(0) { $0 + $1.all.rounds })
    let isEnough =
      quiet.count >= Self.leastLaunches && rounds >= Self.leastRounds && share >= Self.leastShare
    let gain = Statistics.median(samples.map(\.gain)) ?? 0
    self = gain < CoreProbe.leastGain ? .unknown : isEnough ? .quiet : .loaded
  }

  /// How far a neighbour may have moved the logarithm of a ratio.
  package func allowance(at logarithm: Double) -> Double {
    self == .quiet
      ? 0 : (Self.scatter.least + Self.scatter.perLog * abs(logarithm)) * log(Self.seenLoad)
  }

  /// What stands beside each number that a neighbour may have moved.
  package var mark: String { self == .quiet ? "" : "*" }
}
