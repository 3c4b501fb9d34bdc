import Console
import Stopwatch

/// How far a machine could be trusted while it timed.
package struct MachineGrade: Equatable, Sendable {
  /// Nil where too little was timed to tell.
  package let grade: Grade?
  package let reason: String

  package init(grade: Grade?, reason: String) { (self.grade, self.reason) = (grade, reason) }

  package enum Grade: String, Codable, Sendable {
    /// Within a default run, differences of 2 % show in most cells.
    case quiet
    /// The verdicts hold, but many stay undecided.
    case noisy
    /// Runs as a whole differ by what is looked for.
    case unfit
  }

  /// Fewer tell nothing of how they scatter.
  private static let leastLaunches = 5
  /// However many there were, since a machine is no quieter when it is asked more often.
  private static let usualLaunches = 20
  /// How far a run as a whole may shift ratios.
  package static let largestEffect = 0.02

  /// `deviations` are how far the first control's launches scatter in each cell.
  init(_ noise: [NoiseRow], deviations: [Double], launches: Int) {
    guard launches >= Self.leastLaunches, let deviation = Statistics.median(deviations) else {
      grade = nil
      reason = "\(launches) of the \(Self.leastLaunches) launches that it takes to tell"
      return
    }
    let usual = LogMean(
      estimate: 0, variance: deviation * deviation / Double(Self.usualLaunches),
      degreesOfFreedom: Double(Self.usualLaunches - 1))
    let reach = usual.interval.high - 1
    let (effect, disturbed) = (noise.runEffect, noise.count { $0.core != .quiet })
    let shares = noise.compactMap(\.quietShare)
    let shared = 1 - Statistics.mean(shares)
    // What tells how quiet it was, and from where on it wasn't.
    let signs: [(value: Double, quietUpTo: Double, text: String)] = [
      (
        reach, 0.01,
        "\(Self.usualLaunches) launches tell a ratio to ±\(PercentText.text(reach)) in the median cell"
      ),
      (
        effect, 0.01,
        "the controls are off by \(PercentText.text(effect)) more than their launches account for"
      ),
      (
        Double(disturbed), 0,
        shares.isEmpty
          ? "whether the core was shared can't be told on this processor"
          : "another hardware thread used the core in \(PercentText.text(shared)) of the rounds, and "
            + "in \(disturbed) of \(noise.count) cells in nearly all"
      ),
    ]
    let noisy = signs.filter { $0.value > $0.quietUpTo }
    grade = effect > Self.largestEffect ? .unfit : noisy.isEmpty ? .quiet : .noisy
    reason = (noisy.isEmpty ? signs : noisy).map(\.text).joined(separator: "; ")
  }
}
