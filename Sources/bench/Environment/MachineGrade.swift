/// How far a machine could be trusted while it timed.
struct MachineGrade: Equatable, Sendable {
  /// Nil where too little was timed to tell.
  let grade: Grade?
  let reason: String

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
  /// However many there were, since a machine is no quieter when it is asked more often.
  private static let usualLaunches = 20

  /// `deviations` are how far the first control's launches scatter in each cell.
  init(_ noise: [NoiseRow], deviations: [Double], launches: Int) {
    guard launches >= Self.leastLaunches, let deviation = Statistics.median(deviations) else {
      grade = nil
      reason = "\(launches) of the \(Self.leastLaunches) launches that it takes to tell"
      return
    }
    let signs = Self.signs(noise, deviation)
    let unfit = signs.filter { $0.value > $0.unfitAbove }
    let noisy = signs.filter { $0.value > $0.quietUpTo }
    grade = !unfit.isEmpty ? .unfit : !noisy.isEmpty ? .noisy : .quiet
    let telling = !unfit.isEmpty ? unfit : !noisy.isEmpty ? noisy : signs
    reason = telling.map(\.text).joined(separator: "; ")
  }

  /// What tells how quiet it was, and from where on it wasn't.
  private static func signs(
    _ noise: [NoiseRow], _ deviation: Double
  ) -> [(value: Double, quietUpTo: Double, unfitAbove: Double, text: String)] {
    let reach = Interval.reach(deviation: deviation, count: usualLaunches)
    let missed = noise.count { !$0.isConfirmed }
    let unseen = noise.count { $0.quietNs == nil }
    let shared = 1 - Statistics.mean(noise.map(\.quietShare))
    return [
      (
        reach, 0.01, 0.05,
        "\(usualLaunches) launches tell a ratio to ±\(PercentText.text(reach)) in the median cell"
      ),
      // One cell may miss by chance, however few there are.
      (
        missed > 1 ? Double(missed) / Double(noise.count) : 0, 0.05, 0.2,
        "the second control lies outside of the floor in \(missed) of \(noise.count) cells"
      ),
      // The ratios allow for it, so that it makes no run unfit.
      (
        Double(unseen), 0, .infinity,
        "another hardware thread used the core in \(PercentText.text(shared)) of the rounds, and in "
          + "\(unseen) of \(noise.count) cells in nearly all"
      ),
    ]
  }
}
