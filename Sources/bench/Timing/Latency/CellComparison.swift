import Console
import Foundation
import Stopwatch

/// What launches say of one cell by one protocol, or of the mean over several cells.
///
/// All of it is made of the same rounds, so that the reference's time times a ratio is the other's time.
struct CellComparison {
  let noise: NoiseRow
  /// One row for each version and the baselines, none for the controls.
  let rows: [LatencyRow]
  /// The reference first, the controls last.
  private let estimates: [Estimate]

  private struct Estimate {
    let variant: String
    let time: LogMean
    let ratio: LogMean
    /// Of each launch; nil for a mean over cells.
    var logRatios: [Double]?
  }

  var cell: CellID { noise.cell }
  var isDecided: Bool { rows.allSatisfy { $0.verdict != .undecided } }
  /// How far the first control's launches scatter: the standard deviation of the ratio's logarithm.
  var deviation: Double { estimates[rows.count].ratio.deviation }
}

extension CellComparison {
  /// Nil for too few launches.
  init?(of samples: [CellSample]) {
    guard let first = samples.first, samples.count >= CoreUse.leastLaunches else { return nil }
    let core = CoreUse(samples)
    let used = core == .quiet ? samples.compactMap(\.quiet) : samples.map(\.all)
    let weights = used.map { core == .quiet ? Double($0.rounds) : 1 }
    let quiet = samples.map { $0.quiet?.rounds ?? 0 }
    let rounds = samples.map { Double($0.all.rounds) }
    self.init(
      first.cell, core, launches: samples.count, rounds: Int(Statistics.median(rounds) ?? 0),
      quietShare: core == .unknown ? nil : Double(quiet.reduce(0, +)) / rounds.reduce(0, +),
      quietRounds: core == .quiet ? used.map(\.rounds) : quiet,
      first.variants.enumerated().compactMap { index, name in
        let ratios = used.map { log($0.ratios[index]) }
        let times = zip(used, ratios).map { log($0.ns) + $1 }
        guard let time = LogMean(times, weights: weights),
          let ratio = LogMean(ratios, weights: weights)
        else { return nil }
        return Estimate(variant: name, time: time, ratio: ratio, logRatios: ratios)
      })
  }

  /// The geometric mean over cells, which is as loaded as the most loaded of them.
  init(meanOf cells: [CellComparison], as mean: CellID) {
    let shares = cells.compactMap(\.noise.quietShare)
    self.init(
      mean, cells.map(\.noise.core).max() ?? .unknown,
      launches: cells.map { $0.rows[0].launches }.min() ?? 0,
      rounds: cells.reduce(0) { $0 + $1.rows[0].rounds },
      quietShare: shares.count < cells.count ? nil : Statistics.mean(shares), quietRounds: nil,
      cells[0].estimates.indices.map { index in
        let own = cells.map { $0.estimates[index] }
        return Estimate(
          variant: own[0].variant, time: LogMean(over: own.map(\.time)),
          ratio: LogMean(over: own.map(\.ratio)))
      })
  }

  private init(
    _ cell: CellID, _ core: CoreUse, launches: Int, rounds: Int, quietShare: Double?,
    quietRounds: [Int]?, _ estimates: [Estimate]
  ) {
    let versions = estimates.dropLast(Controls.names.count)
    let controls = estimates.suffix(Controls.names.count).map(\.ratio)
    let (control, check) = (controls[0].interval, controls[1].interval)
    let noise = NoiseRow(
      flow: cell.flow, mode: cell.mode, protocol: cell.protocol, items: cell.items,
      floor: Verdict.floor(of: control), controlRatio: control.estimate, controlLow: control.low,
      controlHigh: control.high, controlError: controls[0].variance.squareRoot(),
      checkRatio: check.estimate, checkLow: check.low, checkHigh: check.high,
      checkError: controls[1].variance.squareRoot(), core: core, quietShare: quietShare)
    let rows = versions.map { version in
      let (time, ratio) = (version.time.interval, version.ratio.interval)
      let isReference = version.variant == estimates[0].variant
      return LatencyRow(
        version: version.variant, flow: cell.flow, mode: cell.mode, protocol: cell.protocol,
        items: cell.items, launches: launches, rounds: rounds, batch: cell.batch, core: core,
        ns: time.estimate, nsLow: time.low, nsHigh: time.high, reference: estimates[0].variant,
        ratio: ratio.estimate, ratioLow: ratio.low, ratioHigh: ratio.high,
        verdict: isReference ? .same : noise.verdict(on: ratio, core: core),
        logRatios: version.logRatios, quietRounds: quietRounds)
    }
    let baseline = rows.first { $0.version == Variant.direct.name }
    self.init(
      noise: noise, rows: rows.map { row in baseline.map(row.comparedInTime(to:)) ?? row },
      estimates: estimates)
  }
}
