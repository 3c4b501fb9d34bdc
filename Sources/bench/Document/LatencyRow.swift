/// How long one flow takes in one architecture with a list of a given size, by one protocol.
struct LatencyRow: CellRow {
  let architecture: String
  let flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  let items: Int
  let launches: Int
  let blocks: Int
  let rounds: Int
  let batch: Int
  let ns: Double
  let nsLow: Double
  let nsHigh: Double
  let reference: String
  let ratio: Double
  let ratioLow: Double
  let ratioHigh: Double
  /// By which power of the load the ratio grows.
  let loadSlope: Double
  var verdict: Verdict
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
