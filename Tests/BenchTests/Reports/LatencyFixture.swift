@testable import RandomUse
@testable import bench

/// An outcome with every kind of verdict.
enum LatencyFixture {
  static let cell = CellID(flow: "open-list", mode: .typed, items: 100_000)
  static let names = ["MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift", "Observable", "Direct"]

  static func row(
    _ name: String, _ cell: CellID = cell, ratio: Double = 1, verdict: Verdict = .same,
    more: Int? = nil, over: Double? = 123_456
  ) -> LatencyRow {
    LatencyRow(
      architecture: name, cell, launches: 20, rounds: 30, ns: 234_567 * ratio, nsLow: 200_000,
      nsHigh: 300_000, ratio: Interval(estimate: ratio, low: ratio * 0.99, high: ratio * 1.01),
      verdict: verdict, moreLaunches: more,
      overDirect: over.map { Interval(estimate: $0, low: $0 - 1_000, high: $0 + 1_000) })
  }

  static func growth(_ name: String, fits: Bool = true, slope: Double? = nil) -> GrowthRow {
    GrowthRow(
      architecture: name, flow: "add-rejected", mode: .typed, fixedNs: fits ? 123_456 : nil,
      fixedNsLow: fits ? 12_345 : nil, fixedNsHigh: fits ? 1_234_567 : nil,
      perItemNs: fits ? 12.34 : nil, perItemNsLow: fits ? -100.1 : nil,
      perItemNsHigh: fits ? 100.2 : nil, maxResidual: fits ? 0.05 : 0.5, fits: fits, slope: slope,
      slopeLow: slope.map { $0 - 0.01 }, slopeHigh: slope.map { $0 + 0.01 })
  }

  static func outcome(
    _ rows: [LatencyRow], growth: [GrowthRow] = [], grade: MachineGrade.Grade? = .quiet
  ) -> LatencyOutcome {
    let noise = rows.map(\.cell).uniqued().map {
      NoiseRow(
        $0, floor: 0.0123, control: Interval(exactly: 1.001), check: Interval(exactly: 1.002))
    }
    return LatencyOutcome(
      rows: rows, growth: growth, noise: noise,
      machine: MachineGrade(
        grade: grade, reason: "so it seemed",
        disturbance: Disturbance(steal: 0.25, switchesPerSecond: 7)), seed: 42, launches: 20,
      planned: 20, isUntilDecided: false)
  }
}
