import Foundation

/// How far a machine could be trusted while it timed.
struct MachineGrade: Equatable, Sendable {
  let grade: Grade
  /// Why, in words.
  let reason: String
  let disturbance: Disturbance

  /// Plain words for how much noise there was.
  enum Grade: String, Codable, Sendable {
    /// Differences of one per cent show.
    case quiet
    /// The verdicts hold, but many stay undecided.
    case noisy
    /// The noise is as large as what is looked for.
    case unfit
  }
}

extension MachineGrade {
  /// The worst of what the controls and the system say.
  init(_ noise: [NoiseRow], _ disturbance: Disturbance) {
    let signs = Self.signs(noise, disturbance)
    let unfit = signs.filter { $0.value > $0.unfitAbove }
    let noisy = signs.filter { $0.value > $0.quietUpTo }
    grade = !unfit.isEmpty ? .unfit : !noisy.isEmpty ? .noisy : .quiet
    let telling = !unfit.isEmpty ? unfit : !noisy.isEmpty ? noisy : signs
    reason = telling.map(\.text).joined(separator: "; ")
    self.disturbance = disturbance
  }

  /// One thing that tells how quiet it was, and from where on it wasn't.
  private struct Sign {
    let value: Double
    let quietUpTo: Double
    let unfitAbove: Double
    let text: String
  }

  private static func signs(_ noise: [NoiseRow], _ disturbance: Disturbance) -> [Sign] {
    var signs: [Sign] = []
    if let floor = Statistics.median(noise.map(\.floor)) {
      signs.append(
        Sign(
          value: floor, quietUpTo: 0.01, unfitAbove: 0.05,
          text: "the median noise floor is \(percent(floor))"))
      let missed = noise.count { !$0.isConfirmed }
      // One cell may miss by chance, however few there are.
      signs.append(
        Sign(
          value: missed > 1 ? Double(missed) / Double(noise.count) : 0, quietUpTo: 0.05,
          unfitAbove: 0.2,
          text: "the second control lies outside of the floor in \(missed) of \(noise.count) cells")
      )
    }
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
