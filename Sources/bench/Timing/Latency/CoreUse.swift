import Foundation
import Stopwatch

/// Whether another program used the core while a cell was timed, which affects the times.
package enum CoreUse: String, CaseIterable, Codable, Comparable, Sendable {
  /// In enough rounds no other program used the core, and only these rounds are used.
  case quiet
  /// Another program used the core in nearly all rounds, so all rounds are used.
  case loaded
  /// The probe doesn't work on this processor, so the cell is treated as loaded.
  case unknown

  package static func < (one: CoreUse, other: CoreUse) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }

  /// From fewer launches we can't estimate how much they scatter.
  static let leastLaunches = 4
  private static let leastRounds = 10
  /// The probe may call this share of the rounds quiet by mistake.
  private static let leastShare = 0.05
  /// The largest factor by which another program on the core made a time longer in our
  /// measurements.
  static let seenLoad = 1.7
  /// How far a load moved ratios in our measurements: the power of the load, as a constant and for
  /// each unit of the ratio's logarithm.
  ///
  /// On a shared machine, all of 483 ratios lay within twice of
  /// this.
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

  /// How far another program may have moved the logarithm of a ratio.
  package func allowance(at logarithm: Double) -> Double {
    self == .quiet
      ? 0 : (Self.scatter.least + Self.scatter.perLog * abs(logarithm)) * log(Self.seenLoad)
  }

  /// The mark beside each number that may include the effect of another program.
  package var mark: String { self == .quiet ? "" : "*" }
}
