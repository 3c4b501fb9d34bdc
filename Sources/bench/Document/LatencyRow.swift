/// How long one flow takes in one architecture with a list of a given size, by one protocol.
struct LatencyRow: CellRow {
  let architecture: String
  /// A flow by name, or `mean` for the geometric mean over all flows.
  let flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  let items: Int
  /// How many processes measured it, and in how many blocks apart in time.
  let launches: Int
  let blocks: Int
  /// How many rounds a process measured: the median over the launches.
  let rounds: Int
  /// How many runs were timed together.
  let batch: Int
  /// Nanoseconds for one run of the flow: the median over the launches of their medians.
  let ns: Double
  /// The least and the greatest of those medians.
  let nsLow: Double
  let nsHigh: Double
  /// What ratios are taken to.
  let reference: String
  /// The ratio to the reference, paired within rounds, at the quiet end of the launches, and its 99 %
  /// interval.
  let ratio: Double
  let ratioLow: Double
  let ratioHigh: Double
  /// By which power of the reference's time the ratio grows with the load.
  let loadSlope: Double
  /// What all protocols of the mode agree on.
  var verdict: Verdict
  /// Nanoseconds more than Direct takes, paired within rounds: the mean over the launches, and its
  /// 99 % interval; nil where Direct wasn't timed.
  var overDirectNs: Double?
  var overDirectNsLow: Double?
  var overDirectNsHigh: Double?
}

extension LatencyRow {
  /// What the geometric mean over flows is called in the place of a flow.
  static let mean = "mean"

  var cell: CellID { CellID(flow: flow, mode: mode, protocol: `protocol`, items: items) }

  var ratioInterval: Interval {
    Interval(estimate: ratio, low: ratioLow, high: ratioHigh)
  }

  /// Whether it is about the same version and cell, itself included.
  func isOtherProtocol(of row: LatencyRow) -> Bool {
    architecture == row.architecture && flow == row.flow && mode == row.mode && items == row.items
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
