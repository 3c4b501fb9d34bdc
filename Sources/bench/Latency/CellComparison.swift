import Foundation

/// What several launches say of one cell by one protocol.
struct CellComparison {
  let cell: CellID
  private let samples: [CellSample]
  /// The second control's time where the core was this process's alone.
  private let quietEnd: Double?
  private let control: LoadFit
  private let check: LoadFit

  /// Nil for too few launches, or without controls.
  init?(of samples: [CellSample], quietEnd: Double?) {
    guard let cell = samples.first?.cell,
      let control = Self.fit(Controls.first, samples, quietEnd),
      let check = Self.fit(Controls.second, samples, quietEnd)
    else { return nil }
    (self.cell, self.samples, self.quietEnd) = (cell, samples, quietEnd)
    (self.control, self.check) = (control, check)
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

  /// How far the first control's launches scatter: the standard deviation of the ratio's logarithm.
  var deviation: Double? {
    Statistics.deviation(samples.compactMap { $0[Controls.first].map { log($0.ratio) } })
  }

  var isDecided: Bool {
    rows.allSatisfy { $0.verdict != .undecided }
  }

  var noise: NoiseRow {
    let rounds = samples.reduce(0) { $0 + $1.rounds }
    return NoiseRow(
      cell, floor: NoiseFloor.floor(of: control.ratio), control: control.ratio, check: check.ratio,
      quietShare: Double(samples.reduce(0) { $0 + $1.quietRounds }) / Double(rounds),
      quietNs: quietEnd)
  }

  /// One row for each version and the floors, none for the controls.
  var rows: [LatencyRow] {
    names.compactMap { name in
      if name == reference { return row(name, LoadFit(ratio: Interval(exactly: 1), slope: 0)) }
      return Self.fit(name, samples, quietEnd).flatMap { row(name, $0) }
    }
  }

  /// An arm's time at the quiet end, and how far its ratio leaves it open.
  func time(of name: String) -> Interval? {
    let load = quietEnd ?? Statistics.median(samples.compactMap { $0[Controls.second]?.ns })
    let row = rows.first { $0.architecture == name }
    guard let load, let ratio = row?.ratioInterval else { return nil }
    return Interval(
      estimate: load * ratio.estimate, low: load * ratio.low, high: load * ratio.high)
  }

  private var names: [String] {
    (samples.first?.arms ?? []).map(\.name).filter { !Controls.contain($0) }
  }

  private var reference: String { names.first ?? "" }

  private static func fit(
    _ name: String, _ samples: [CellSample], _ quietEnd: Double?
  ) -> LoadFit? {
    let points = samples.compactMap { sample in
      sample[name].flatMap { arm in
        sample[Controls.second].map { LoadFit.Point(ratio: arm.ratio, load: $0.ns) }
      }
    }
    return LoadFit(points, quietEnd: quietEnd)
  }

  /// Where the reference itself seems to differ, what else seems to isn't told from noise.
  private func verdict(of name: String, _ fit: LoadFit) -> Verdict {
    if name == reference { return .same }
    let noise = noise
    return noise.isRefuted ? .undecided : Verdict(fit.ratio, floor: noise.floor)
  }

  private func row(_ name: String, _ fit: LoadFit) -> LatencyRow? {
    let own = samples.compactMap { $0[name] }
    let times = own.map(\.ns)
    let over = Interval(mean: own.compactMap(\.overDirect))
    guard let ns = Statistics.median(times), let low = times.min(), let high = times.max(),
      let rounds = Statistics.median(samples.map { Double($0.rounds) })
    else { return nil }
    return LatencyRow(
      architecture: name, flow: cell.flow, mode: cell.mode, protocol: cell.protocol,
      items: cell.items, launches: samples.count, blocks: LoadFit.blocks, rounds: Int(rounds),
      batch: samples[0].batch, ns: ns, nsLow: low, nsHigh: high, reference: reference,
      ratio: fit.ratio.estimate, ratioLow: fit.ratio.low, ratioHigh: fit.ratio.high,
      loadSlope: fit.slope, verdict: verdict(of: name, fit), overDirectNs: over?.estimate,
      overDirectNsLow: over?.low, overDirectNsHigh: over?.high)
  }
}
