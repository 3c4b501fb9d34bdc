import Foundation

/// What several launches say of one cell by one protocol.
struct CellComparison {
  let cell: CellID
  let noise: NoiseRow
  /// One row for each version and the floors, none for the controls.
  let rows: [LatencyRow]
  /// How far the first control's launches scatter: the standard deviation of the ratio's logarithm.
  let deviation: Double?
  /// The second control's time at the quiet end, or at the load that there was.
  private let quietTime: Double

  /// Nil for too few launches.
  init?(of samples: [CellSample], quietEnd: Double?) {
    func fit(_ name: String) -> LoadFit? {
      let points = samples.compactMap { sample in
        sample[name].flatMap { arm in
          sample[Controls.second].map { LoadFit.Point(ratio: arm.ratio, load: $0.ns) }
        }
      }
      return LoadFit(points, quietEnd: quietEnd)
    }
    let loads = samples.compactMap { $0[Controls.second]?.ns }
    guard let first = samples.first, let load = Statistics.median(loads),
      let control = fit(Controls.first)?.ratio, let check = fit(Controls.second)?.ratio
    else { return nil }
    let rounds = samples.reduce(0) { $0 + $1.rounds }
    let quietRounds = samples.reduce(0) { $0 + $1.quietRounds }
    let cell = first.cell
    let noise = NoiseRow(
      flow: cell.flow, mode: cell.mode, protocol: cell.protocol, items: cell.items,
      floor: Verdict.floor(of: control), controlRatio: control.estimate, controlLow: control.low,
      controlHigh: control.high, checkRatio: check.estimate, checkLow: check.low,
      checkHigh: check.high, quietShare: Double(quietRounds) / Double(rounds), quietNs: quietEnd)
    (self.cell, self.noise, quietTime) = (cell, noise, quietEnd ?? load)
    deviation = Statistics.deviation(
      samples.compactMap { $0[Controls.first].map { log($0.ratio) } })
    let names = first.arms.map(\.name).filter { !Controls.names.contains($0) }
    rows = names.compactMap { name in
      if name == names[0] {
        return LatencyRow(
          name, samples, LoadFit(ratio: Interval(exactly: 1), slope: 0), verdict: .same)
      }
      return fit(name).map {
        // Where the reference itself seems to differ, what else seems to isn't told from noise.
        LatencyRow(
          name, samples, $0,
          verdict: noise.isRefuted ? .undecided : Verdict($0.ratio, floor: noise.floor))
      }
    }
  }

  /// Fewer may have been taken for quiet by mistake.
  private static let leastQuietRounds = 10

  /// The median of the second control's times in the quiet rounds of all launches; nil without enough.
  static func quietEnd(of samples: [CellSample]) -> Double? {
    let times = samples.flatMap { sample in
      Array(repeating: sample.quietNs ?? 0, count: sample.quietRounds)
    }
    return times.count < leastQuietRounds ? nil : Statistics.median(times)
  }

  var isDecided: Bool {
    rows.allSatisfy { $0.verdict != .undecided }
  }

  /// An arm's time at the quiet end, and how far its ratio leaves it open.
  func time(of name: String) -> Interval? {
    rows.first { $0.architecture == name }.map {
      Interval(
        estimate: quietTime * $0.ratio, low: quietTime * $0.ratioLow,
        high: quietTime * $0.ratioHigh)
    }
  }
}

extension LatencyRow {
  fileprivate init(_ name: String, _ samples: [CellSample], _ fit: LoadFit, verdict: Verdict) {
    let (cell, own) = (samples[0].cell, samples.compactMap { $0[name] })
    let times = own.map(\.ns)
    let over = Interval(mean: own.compactMap(\.overDirect))
    self.init(
      architecture: name, flow: cell.flow, mode: cell.mode, protocol: cell.protocol,
      items: cell.items, launches: samples.count, blocks: LoadFit.blocks,
      rounds: Int(Statistics.median(samples.map { Double($0.rounds) }) ?? 0),
      batch: cell.batch, ns: Statistics.median(times) ?? 0, nsLow: times.min() ?? 0,
      nsHigh: times.max() ?? 0, reference: samples[0].arms[0].name,
      ratio: fit.ratio.estimate, ratioLow: fit.ratio.low, ratioHigh: fit.ratio.high,
      loadSlope: fit.slope, verdict: verdict, overDirectNs: over?.estimate,
      overDirectNsLow: over?.low, overDirectNsHigh: over?.high)
  }
}
