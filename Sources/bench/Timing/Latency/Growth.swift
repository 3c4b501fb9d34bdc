import Console
import Foundation

/// How one variant's time for one flow grows with the list.
package struct Growth {
  /// The sizes in ascending order, and the times in nanoseconds.
  private let times: [(items: Double, time: Interval)]

  /// A fit that is off by more than this share somewhere doesn't describe the times.
  ///
  /// Up to 4 096 items the fits measured were off by 1 to 6 %; with 100 000, whose lists leave the
  /// caches so that each item may cost more, by 1 to 55 %.
  package static let largestResidual = 0.15
  /// By how much another curve may fit better before the line is refused: noise does so too.
  private static let tolerance = 0.01
  /// Two sizes would always fit.
  private static let leastSizes = 3
  /// Smaller lists don't fill the screen, so that the rows drawn grow with the list too: opening 8
  /// items takes two to four times as long as opening none, and 512 take hardly longer than 64.
  private static let leastItems = LatencyPlan.middleSize

  /// Nil for fewer than three sizes that fill the screen.
  init?(of times: [Int: Interval]) {
    self.times = times.filter { $0.key >= Self.leastItems }.sorted { $0.key < $1.key }
      .map { (Double($0.key), $0.value) }
    guard self.times.count >= Self.leastSizes else { return nil }
  }

  /// Whether a fixed and a per-item cost describe the times, and n · log n doesn't describe them better:
  /// over few sizes that is nearly a line.
  var fits: Bool {
    residual <= Self.largestResidual && residual <= residual { $0 * log($0) } + Self.tolerance
  }

  /// How far the line is off where it is off most, as a share of the time measured there.
  var residual: Double { residual { $0 } }

  var fixed: Interval? { interval(\.intercept) }
  var perItem: Interval? { interval(\.slope) }

  /// A line to which every size matters as much, however long it takes: the errors grow with the times.
  private func line(_ times: [Double], _ scale: (Double) -> Double = { $0 }) -> WeightedLine? {
    WeightedLine(through: zip(self.times, times).map { (scale($0.items), $1, 1 / ($1 * $1)) })
  }

  private func residual(_ scale: (Double) -> Double) -> Double {
    guard let line = line(times.map(\.time.estimate), scale) else { return 0 }
    return times.map { abs(line(scale($0.items)) / $0.time.estimate - 1) }.max() ?? 0
  }

  /// What the line says, and how far it would move if each time were at the end of its interval.
  private func interval(_ value: (WeightedLine) -> Double) -> Interval? {
    let estimates = times.map(\.time.estimate)
    guard fits, let estimate = line(estimates).map(value) else { return nil }
    let shifts = times.indices.map { index in
      var shifted = estimates
      shifted[index] = times[index].time.high
      return line(shifted).map { value($0) - estimate } ?? 0
    }
    let reach = shifts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return Interval(estimate: estimate, low: estimate - reach, high: estimate + reach)
  }
}
