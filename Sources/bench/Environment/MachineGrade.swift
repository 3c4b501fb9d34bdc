import Foundation

/// How far a machine could be trusted while it timed.
struct MachineGrade: Equatable, Sendable {
  /// Nil where too little was timed to tell.
  let grade: Grade?
  /// Why, in words.
  let reason: String
  let disturbance: Disturbance

  /// Plain words for how much noise there was.
  enum Grade: String, Codable, Sendable {
    /// Within a default run, differences of 2 % show in most cells.
    case quiet
    /// The verdicts hold, but many stay undecided.
    case noisy
    /// The noise is as large as what is looked for.
    case unfit
  }
}

extension MachineGrade {
  /// Fewer tell nothing of how they scatter.
  private static let leastLaunches = 5
  /// However many there were, the machine is judged by what so many, those of a default run, would tell.
  ///
  /// It is no quieter when it is asked more often.
  private static let usualLaunches = 20

  /// The worst of what the controls and the system say.
  ///
  /// A deviation is how far the first control's launches scatter in one cell.
  init(
    _ noise: [NoiseRow], deviations: [Double], launches: Int, _ disturbance: Disturbance
  ) {
    self.disturbance = disturbance
    guard launches >= Self.leastLaunches, let deviation = Statistics.median(deviations) else {
      grade = nil
      reason = "\(launches) of the \(Self.leastLaunches) launches that it takes to tell"
      return
    }
    let signs = Self.signs(noise, deviation, disturbance)
    let unfit = signs.filter { $0.value > $0.unfitAbove }
    let noisy = signs.filter { $0.value > $0.quietUpTo }
    grade = !unfit.isEmpty ? .unfit : !noisy.isEmpty ? .noisy : .quiet
    let telling = !unfit.isEmpty ? unfit : !noisy.isEmpty ? noisy : signs
    reason = telling.map(\.text).joined(separator: "; ")
  }

  /// One thing that tells how quiet it was, and from where on it wasn't.
  private struct Sign {
    let value: Double
    let quietUpTo: Double
    let unfitAbove: Double
    let text: String
  }

  private static func signs(
    _ noise: [NoiseRow], _ deviation: Double, _ disturbance: Disturbance
  ) -> [Sign] {
    let reach =
      deviation * Interval.quantile(usualLaunches) / Double(usualLaunches).squareRoot()
    let missed = noise.count { !$0.isConfirmed }
    var signs = [
      Sign(
        value: reach, quietUpTo: 0.01, unfitAbove: 0.05,
        text: "\(usualLaunches) launches tell a ratio to ±\(percent(reach)) in the median cell"),
      // One cell may miss by chance, however few there are.
      Sign(
        value: missed > 1 ? Double(missed) / Double(noise.count) : 0, quietUpTo: 0.05,
        unfitAbove: 0.2,
        text: "the second control lies outside of the floor in \(missed) of \(noise.count) cells"),
    ]
    let unseen = noise.count { $0.quietNs == nil }
    let shared = 1 - Statistics.mean(noise.map(\.quietShare))
    // The ratios allow for it, so that it makes no run unfit.
    signs.append(
      Sign(
        value: Double(unseen), quietUpTo: 0, unfitAbove: .infinity,
        text: "another hardware thread used the core in \(percent(shared)) of the rounds, and in "
          + "\(unseen) of \(noise.count) cells in nearly all"))
    if let steal = disturbance.steal {
      signs.append(
        Sign(
          value: steal, quietUpTo: 0.01, unfitAbove: 0.1,
          text: "other machines took \(percent(steal)) of the cores"))
    }
    let switches = disturbance.switchesPerSecond
    signs.append(
      Sign(
        value: switches, quietUpTo: 100, unfitAbove: 1_000,
        text: "bench had to leave its core \(String(format: "%.0f", switches)) times a second"))
    return signs
  }

  private static func percent(_ share: Double) -> String {
    String(format: "%.1f %%", share * 100)
  }
}
