import Foundation

@testable import Console
@testable import Stopwatch
@testable import Timing

/// An outcome with every kind of verdict.
enum LatencyFixture {
  static let cell = CellID(
    flow: "open-list", mode: .withoutDecoding, protocol: .cold, items: 100_000)
  static let names = ["MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift", "Observable", "Direct"]

  static func row(
    _ name: String, _ cell: CellID = cell, ratio: Double = 1, verdict: Verdict = .same,
    over: Double? = 123_456, reach: Double = 0.01, reference: String = "MVC",
    batch: Int = 4, core: CoreUse = .quiet
  ) -> LatencyRow {
    LatencyRow(
      version: name, flow: cell.flow, mode: cell.mode, protocol: cell.protocol,
      items: cell.items, launches: 20, rounds: 30, batch: batch, core: core, ns: 234_567 * ratio,
      nsLow: 200_000, nsHigh: 300_000, reference: reference, ratio: ratio,
      ratioLow: ratio * (1 - reach), ratioHigh: ratio * (1 + reach),
      verdict: verdict, overDirectNs: over, overDirectNsLow: over.map { $0 - 1_000 },
      overDirectNsHigh: over.map { $0 + 1_000 }, logRatios: logRatios(ratio, reach: reach),
      quietRounds: Array(repeating: 30, count: 20))
  }

  /// Twenty launches of which one half is as much below the ratio as the other is above.
  static func logRatios(_ ratio: Double, reach: Double) -> [Double] {
    let shift = log(1 + reach) * 19.0.squareRoot() / StudentT(19).quantile(0.995)
    return (0..<20).map { log(ratio) + ($0 % 2 == 0 ? shift : -shift) }
  }

  static func growth(_ name: String, fits: Bool = true) -> GrowthRow {
    GrowthRow(
      version: name, flow: "add-rejected", mode: .withoutDecoding, protocol: .warm, core: .quiet,
      fixedNs: fits ? 123_456 : nil, fixedNsLow: fits ? 12_345 : nil,
      fixedNsHigh: fits ? 1_234_567 : nil,
      perItemNs: fits ? 12.34 : nil, perItemNsLow: fits ? -100.1 : nil,
      perItemNsHigh: fits ? 100.2 : nil, maxResidual: fits ? 0.05 : 0.5, fits: fits)
  }

  static func noise(
    _ cell: CellID = cell, floor: Double = 0.0123, control: Double = 1.001, check: Double = 1.002,
    error: Double = 0.001, quietShare: Double? = 0.75, core: CoreUse = .quiet
  ) -> NoiseRow {
    NoiseRow(
      flow: cell.flow, mode: cell.mode, protocol: cell.protocol, items: cell.items, floor: floor,
      controlRatio: control, controlLow: control, controlHigh: control, controlError: error,
      checkRatio: check, checkLow: check, checkHigh: check, checkError: error, core: core,
      quietShare: quietShare)
  }

  static func outcome(
    _ rows: [LatencyRow], means: [LatencyRow] = [], growth: [GrowthRow] = [],
    noise: [NoiseRow]? = nil, grade: MachineGrade.Grade? = .quiet
  ) -> LatencyOutcome {
    LatencyOutcome(
      rows: rows, means: means, growth: growth,
      noise: noise ?? rows.map(\.cell).uniqued().map { Self.noise($0) },
      machine: MachineGrade(grade: grade, reason: "so it seemed"), seed: 42, launches: 20,
      planned: 20, isUntilDecided: false)
  }
}
