import Foundation

/// What several launches say of one cell.
struct CellComparison {
  let cell: CellID
  private let samples: [CellSample]
  private let control: Interval
  private let check: Interval

  /// Nil for fewer than two launches, or without controls.
  init?(of samples: [CellSample]) {
    func interval(_ name: String) -> Interval? {
      Interval(ratios: samples.compactMap { $0[name]?.ratio })
    }
    guard let cell = samples.first?.cell, let control = interval(Controls.first),
      let check = interval(Controls.second)
    else { return nil }
    (self.cell, self.samples, self.control, self.check) = (cell, samples, control, check)
  }

  /// How far the first control's launches scatter: the standard deviation of the ratio's logarithm.
  var deviation: Double? {
    Statistics.deviation(samples.compactMap { $0[Controls.first].map { log($0.ratio) } })
  }

  var isDecided: Bool {
    rows.allSatisfy { $0.verdict != .undecided }
  }

  var noise: NoiseRow {
    NoiseRow(cell, floor: floor, control: control, check: check)
  }

  /// One row for each version and the floor, none for the controls.
  var rows: [LatencyRow] {
    let names = samples.first?.arms.map(\.name) ?? []
    return names.filter { !Controls.contain($0) }.compactMap { name in
      name == names.first ? row(name, ratio: Interval(exactly: 1)) : row(name)
    }
  }

  private var floor: Double { NoiseFloor.floor(of: control) }

  /// Where the reference itself seems to differ, what else seems to isn't told from noise.
  private func verdict(of ratio: Interval) -> Verdict {
    noise.isRefuted ? .undecided : Verdict(ratio, floor: floor)
  }

  private func row(_ name: String) -> LatencyRow? {
    Interval(ratios: samples.compactMap { $0[name]?.ratio }).flatMap { row(name, ratio: $0) }
  }

  private func row(_ name: String, ratio: Interval) -> LatencyRow? {
    let own = samples.compactMap { $0[name] }
    let times = own.map(\.ns)
    guard let ns = Statistics.median(times), let low = times.min(), let high = times.max(),
      let rounds = Statistics.median(samples.map { Double($0.rounds) })
    else { return nil }
    let verdict = name == samples.first?.arms.first?.name ? .same : self.verdict(of: ratio)
    return LatencyRow(
      architecture: name, cell, launches: samples.count, rounds: Int(rounds), ns: ns, nsLow: low,
      nsHigh: high, ratio: ratio, verdict: verdict,
      moreLaunches: verdict == .undecided && !noise.isRefuted
        ? LaunchesNeeded.more(for: ratio, control: control, after: samples.count) : nil,
      overDirect: Interval(mean: own.compactMap(\.overDirect)))
  }
}
