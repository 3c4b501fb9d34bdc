/// How far noise reaches in one cell, by the reference entered twice more.
struct NoiseRow: ResultRow {
  let flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  let items: Int
  /// What a difference must exceed to count, such as 0.01: by the first control, at least 1 %.
  let floor: Double
  /// The first control's ratio to the reference, with its 99 % interval.
  let controlRatio: Double
  let controlLow: Double
  let controlHigh: Double
  /// The second control's, which checks the floor.
  let checkRatio: Double
  let checkLow: Double
  let checkHigh: Double
  /// The share of the rounds in which no other hardware thread used the core.
  let quietShare: Double
  /// The second control's time in these, in nanoseconds: the quiet end that ratios are given for; nil
  /// where there were too few.
  let quietNs: Double?
}

extension NoiseRow {
  init(
    _ cell: CellID, floor: Double, control: Interval, check: Interval, quietShare: Double,
    quietNs: Double?
  ) {
    self.init(
      flow: cell.flow, mode: cell.mode, protocol: cell.protocol, items: cell.items, floor: floor,
      controlRatio: control.estimate, controlLow: control.low, controlHigh: control.high,
      checkRatio: check.estimate, checkLow: check.low, checkHigh: check.high,
      quietShare: quietShare, quietNs: quietNs)
  }

  var cell: CellID { CellID(flow: flow, mode: mode, protocol: `protocol`, items: items) }

  /// Whether the second control lies within the floor, as it must in nearly all cells.
  var isConfirmed: Bool {
    checkRatio <= 1 + floor && checkRatio >= 1 / (1 + floor)
  }

  /// Whether the second control, which is the reference itself, seems faster or slower than it: then
  /// no other difference in the cell can be believed.
  var isRefuted: Bool {
    let check = Interval(estimate: checkRatio, low: checkLow, high: checkHigh)
    return [.faster, .slower].contains(Verdict(check, floor: floor))
  }
}
