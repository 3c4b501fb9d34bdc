/// The parts that a latency pass adds.
extension CSV {
  static func latency(_ rows: [LatencyRow]) -> Table {
    table(
      "architecture", "flow", "mode", "items", "launches", "rounds", "ns", "ns_low", "ns_high",
      "ratio", "ratio_low", "ratio_high", "verdict", "more_launches", "over_direct_ns",
      "over_direct_ns_low", "over_direct_ns_high",
      rows: rows.map { row in
        [row.architecture, row.flow, row.mode.rawValue, "\(row.items)", "\(row.launches)"]
          + ["\(row.rounds)", "\(row.ns)", "\(row.nsLow)", "\(row.nsHigh)", "\(row.ratio)"]
          + ["\(row.ratioLow)", "\(row.ratioHigh)", row.verdict.rawValue]
          + [row.moreLaunches.map { "\($0)" } ?? ""]
          + texts(row.overDirect, row.overDirectLow, row.overDirectHigh)
      })
  }

  static func growth(_ rows: [GrowthRow]) -> Table {
    table(
      "architecture", "flow", "mode", "fixed_ns", "fixed_ns_low", "fixed_ns_high", "per_item_ns",
      "per_item_ns_low", "per_item_ns_high", "max_residual", "fits", "slope", "slope_low",
      "slope_high",
      rows: rows.map { row in
        [row.architecture, row.flow, row.mode.rawValue]
          + texts(row.fixed, row.fixedLow, row.fixedHigh)
          + texts(row.perItem, row.perItemLow, row.perItemHigh)
          + ["\(row.maxResidual)", "\(row.fits)"]
          + texts(row.slope, row.slopeLow, row.slopeHigh)
      })
  }

  static func noise(_ rows: [NoiseRow]) -> Table {
    table(
      "flow", "mode", "items", "floor", "control_ratio", "control_low", "control_high",
      "check_ratio", "check_low", "check_high",
      rows: rows.map { row in
        [row.flow, row.mode.rawValue, "\(row.items)"]
          + texts(row.floor, row.controlRatio, row.controlLow, row.controlHigh)
          + texts(row.checkRatio, row.checkLow, row.checkHigh)
      })
  }

  private static func texts(_ numbers: Double?...) -> [String] {
    numbers.map { $0.map { "\($0)" } ?? "" }
  }
}
