import Foundation

/// How long one flow takes in one architecture with a list of a given size, by one protocol.
struct LatencyRow: CellRow {
  let architecture: String
  var flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  let items: Int
  let launches: Int
  let rounds: Int
  let batch: Int
  var core: CoreUse
  let ns: Double
  let nsLow: Double
  let nsHigh: Double
  var reference: String
  var ratio: Double
  var ratioLow: Double
  var ratioHigh: Double
  var verdict: Verdict
  var overDirectNs: Double?
  var overDirectNsLow: Double?
  var overDirectNsHigh: Double?
  /// Of the launches that the ratio is made of; nil for a mean over flows.
  var logRatios: [Double]?
  /// How many of these launches' rounds had the core to themselves.
  var quietRounds: [Int]?
}

extension LatencyRow {
  /// What the geometric mean over flows is called in the place of a flow.
  static let mean = "mean"

  var cell: CellID { CellID(flow: flow, mode: mode, protocol: `protocol`, items: items) }

  var ratioInterval: Interval {
    Interval(estimate: ratio, low: ratioLow, high: ratioHigh)
  }

  /// How much longer it takes than a floor.
  var overDirect: Interval? {
    guard let overDirectNs, let overDirectNsLow, let overDirectNsHigh else { return nil }
    return Interval(estimate: overDirectNs, low: overDirectNsLow, high: overDirectNsHigh)
  }

  /// Whether it is about the same version and cell, itself included.
  func isOtherProtocol(of row: LatencyRow) -> Bool {
    architecture == row.architecture && flow == row.flow && mode == row.mode && items == row.items
  }

  /// The ratio to another row of the same cell, launch by launch; to the reference where none is given.
  func logMean(over other: LatencyRow? = nil) -> LogMean? {
    guard let own = logRatios, let quietRounds else { return nil }
    let others = other?.logRatios ?? own.map { _ in 0 }
    return LogMean(
      zip(own, others).map { $0 - $1 },
      weights: quietRounds.map { core == .quiet ? Double($0) : 1 })
  }

  /// With how much longer it takes than a floor in the same cell.
  func comparedInTime(to floor: LatencyRow) -> LatencyRow {
    guard let ratio = logMean(over: floor)?.interval else { return self }
    var row = self
    row.overDirectNs = floor.ns * (ratio.estimate - 1)
    row.overDirectNsLow = floor.ns * (ratio.low - 1)
    row.overDirectNsHigh = floor.ns * (ratio.high - 1)
    return row
  }
}

extension [LatencyRow] {
  /// The rows with the verdicts on which all protocols agree.
  var agreed: [LatencyRow] {
    map { row in
      var row = row
      row.verdict = Verdict(agreeing: filter { $0.isOtherProtocol(of: row) }.map(\.verdict))
      return row
    }
  }
}
