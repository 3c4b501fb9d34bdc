import Console
import Foundation
import Stopwatch

/// How long one flow takes in one architecture with a list of a given size, by one protocol.
package struct LatencyRow: CellRow {
  package let version: String
  package var flow: String
  package let mode: Mode
  package let `protocol`: TimingProtocol
  package let items: Int
  package let launches: Int
  let rounds: Int
  package let batch: Int
  package var core: CoreUse
  package let ns: Double
  package let nsLow: Double
  package let nsHigh: Double
  package var reference: String
  package var ratio: Double
  package var ratioLow: Double
  package var ratioHigh: Double
  package var verdict: Verdict
  package var overDirectNs: Double?
  var overDirectNsLow: Double?
  var overDirectNsHigh: Double?
  /// Of the launches that the ratio is made of; nil for a mean over flows.
  package var logRatios: [Double]?
  /// How many of these launches' rounds had the core to themselves.
  package var quietRounds: [Int]?

  /// What the geometric mean over flows is called in the place of a flow.
  package static let mean = "mean"

  package var cell: CellID { CellID(flow: flow, mode: mode, protocol: `protocol`, items: items) }

  package var ratioInterval: Interval { Interval(estimate: ratio, low: ratioLow, high: ratioHigh) }

  /// How much longer it takes than a baseline.
  package var overDirect: Interval? {
    guard let overDirectNs, let overDirectNsLow, let overDirectNsHigh else { return nil }
    return Interval(estimate: overDirectNs, low: overDirectNsLow, high: overDirectNsHigh)
  }

  /// What it is about, whichever the protocol.
  package var withoutProtocol: [String] { [version, flow, mode.rawValue, "\(items)"] }

  /// The ratio to another row of the same cell, launch by launch; to the reference where none is given.
  package func logMean(over other: LatencyRow? = nil) -> LogMean? {
    guard let own = logRatios, let quietRounds else { return nil }
    let others = other?.logRatios ?? own.map { _ in 0 }
    return LogMean(
      zip(own, others).map { $0 - $1 },
      weights: quietRounds.map { core == .quiet ? Double($0) : 1 })
  }

  /// With how much longer it takes than a baseline in the same cell.
  package func comparedInTime(to baseline: LatencyRow) -> LatencyRow {
    guard let ratio = logMean(over: baseline)?.interval else { return self }
    var row = self
    row.overDirectNs = baseline.ns * (ratio.estimate - 1)
    row.overDirectNsLow = baseline.ns * (ratio.low - 1)
    row.overDirectNsHigh = baseline.ns * (ratio.high - 1)
    return row
  }
}

extension [LatencyRow] {
  /// The rows with the verdicts on which all protocols agree.
  package var agreed: [LatencyRow] {
    let cells = Dictionary(grouping: self, by: \.withoutProtocol)
    return map { row in
      var row = row
      row.verdict = Verdict(agreeing: (cells[row.withoutProtocol] ?? []).map(\.verdict))
      return row
    }
  }
}
