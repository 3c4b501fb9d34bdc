import Console
import Stopwatch

/// How quiet a machine was while it timed.
package struct MachineGrade: Equatable, Sendable {
  /// Nil if there were too few launches to find out.
  package let grade: Grade?
  package let reason: String

  package init(grade: Grade?, reason: String) { (self.grade, self.reason) = (grade, reason) }

  package enum Grade: String, Codable, Sendable {
    /// A default run shows differences of 2 % in most cells.
    case quiet
    /// The verdicts hold, but many stay undecided.
    case noisy
    /// Whole runs differ as much as the differences that we look for.
    case unfit
  }

  /// From fewer launches we can't estimate how much they scatter.
  private static let leastLaunches = 5
  /// The grade assumes this number of launches, because a machine isn't quieter if we ask it more
  /// often.
  private static let usualLaunches = 20
  /// How far a whole run may shift ratios on a machine that isn't unfit.
  package static let largestEffect = 0.02

  /// `deviations` are how far the first control's launches scatter in each cell.
  init(_ noise: [NoiseRow], deviations: [Double], launches: Int) {
    guard launches >= Self.leastLaunches, let deviation = Statistics.median(deviations) else {
      grade = nil
      reason = "there were \(launches) launches, and we need \(Self.leastLaunches)"
      return
    }
    let usual = LogMean(
      estimate: 0, variance: deviation * deviation / Double(Self.usualLaunches),
      degreesOfFreedom: Double(Self.usualLaunches - 1))
    let reach = usual.interval.high - 1
    let (effect, disturbed) = (noise.runEffect, noise.count { $0.core != .quiet })
    let shares = noise.compactMap(\.quietShare)
    let shared = 1 - Statistics.mean(shares)
    // The signs that a machine wasn't quiet, with the largest values of a quiet machine.
    let signs: [(value: Double, quietUpTo: Double, text: String)] = [
      (
        reach, 0.01,
        "after \(Self.usualLaunches) launches, a typical ratio is known to "
          + "±\(PercentText.text(reach))"
      ),
      (
        effect, 0.01,
        "copies of the reference differ from it by \(PercentText.text(effect)) more than by chance"
      ),
      (
        Double(disturbed), 0,
        shares.isEmpty
          ? "on this processor we can't find out whether another program used the core"
          : "another program used the core in \(PercentText.text(shared)) of the rounds, and in "
            + "nearly all rounds of \(disturbed) of \(noise.count) cells"
      ),
    ]
    let noisy = signs.filter { $0.value > $0.quietUpTo }
    grade = effect > Self.largestEffect ? .unfit : noisy.isEmpty ? .quiet : .noisy
    reason = (noisy.isEmpty ? signs : noisy).map(\.text).joined(separator: "; ")
  }
}
