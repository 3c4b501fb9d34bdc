import Arms
import Foundation

/// What the estimates of one cell by one protocol come to.
struct CellComparison {
  let noise: NoiseRow
  /// One row for each version and the floors, none for the controls.
  let rows: [LatencyRow]
  /// How far the first control's launches scatter: the standard deviation of the ratio's logarithm.
  let deviation: Double

  var cell: CellID { noise.cell }

  init?(_ estimate: CellEstimate) {
    guard let control = estimate[Controls.first]?.ratio,
      let check = estimate[Controls.second]?.ratio
    else { return nil }
    let noise = NoiseRow(estimate, control: control, check: check)
    let rows = estimate.arms.filter { !Controls.names.contains($0.name) }.map {
      LatencyRow($0, in: estimate, noise)
    }
    let floor = rows.first { $0.architecture == Arm.direct.name }
    (self.noise, deviation) = (noise, control.deviation)
    self.rows = rows.map { row in floor.map(row.comparedInTime(to:)) ?? row }
  }

  var isDecided: Bool {
    rows.allSatisfy { $0.verdict != .undecided }
  }
}

extension NoiseRow {
  fileprivate init(_ estimate: CellEstimate, control: LogMean, check: LogMean) {
    let (cell, first, second) = (estimate.cell, control.interval, check.interval)
    self.init(
      flow: cell.flow, mode: cell.mode, protocol: cell.protocol, items: cell.items,
      floor: Verdict.floor(of: first), controlRatio: first.estimate, controlLow: first.low,
      controlHigh: first.high, controlError: control.variance.squareRoot(),
      checkRatio: second.estimate, checkLow: second.low, checkHigh: second.high,
      checkError: check.variance.squareRoot(), core: estimate.core,
      quietShare: estimate.quietShare)
  }
}

extension LatencyRow {
  fileprivate init(
    _ arm: CellEstimate.ArmEstimate, in estimate: CellEstimate, _ noise: NoiseRow
  ) {
    let (cell, reference) = (estimate.cell, estimate.arms[0].name)
    let (time, ratio) = (arm.time.interval, arm.ratio.interval)
    let verdict: Verdict =
      arm.name == reference
      ? .same
      // Where the reference itself seems to differ, what else seems to isn't told from noise.
      : noise.isRefuted
        ? .undecided : Verdict(ratio, floor: noise.floor, core: estimate.core)
    self.init(
      architecture: arm.name, flow: cell.flow, mode: cell.mode, protocol: cell.protocol,
      items: cell.items, launches: estimate.launches, rounds: estimate.rounds, batch: cell.batch,
      core: estimate.core, ns: time.estimate, nsLow: time.low, nsHigh: time.high,
      reference: reference, ratio: ratio.estimate, ratioLow: ratio.low, ratioHigh: ratio.high,
      verdict: verdict, logRatios: arm.logRatios, quietRounds: estimate.quietRounds)
  }
}
