import Console
import Foundation
import Stopwatch

/// How large the noise is in one cell, measured with the reference entered twice more.
package struct NoiseRow: ResultRow {
  package let flow: String
  package let mode: Mode
  package let `protocol`: TimingProtocol
  package let items: Int
  package let floor: Double
  let controlRatio: Double
  let controlLow: Double
  let controlHigh: Double
  /// The standard error of its logarithm.
  let controlError: Double
  /// The ratio of the second control, which checks the floor that the first one sets.
  let checkRatio: Double
  let checkLow: Double
  let checkHigh: Double
  let checkError: Double
  package let core: CoreUse
  /// Nil if the probe doesn't work on this processor.
  package let quietShare: Double?

  package var cell: CellID { CellID(flow: flow, mode: mode, protocol: `protocol`, items: items) }

  /// Whether the second control lies within the floor, as it must in nearly all cells.
  package var isConfirmed: Bool {
    checkRatio <= 1 + floor && checkRatio >= 1 / (1 + floor)
  }

  /// Whether the second control seems faster or slower than the reference, which it is.
  ///
  /// Then no other difference in the cell can be trusted.
  package var isRefuted: Bool {
    let check = Interval(estimate: checkRatio, low: checkLow, high: checkHigh)
    return [.faster, .slower].contains(Verdict(check, floor: floor))
  }

  /// The verdict on a version's ratio, which is undecided in a refuted cell.
  package func verdict(on ratio: Interval, core: CoreUse) -> Verdict {
    isRefuted ? .undecided : Verdict(ratio, floor: floor, core: core)
  }
}

extension [NoiseRow] {
  /// How far a whole run seems to shift ratios, as a standard deviation: the distance of the
  /// controls from 1, without their own errors.
  package var runEffect: Double {
    let squares = flatMap { [$0.controlRatio, $0.checkRatio].map { log($0) * log($0) } }
    let errors = flatMap { [$0.controlError, $0.checkError].map { $0 * $0 } }
    guard !isEmpty else { return 0 }
    return Swift.max(0, Statistics.mean(squares) - Statistics.mean(errors)).squareRoot()
  }
}
