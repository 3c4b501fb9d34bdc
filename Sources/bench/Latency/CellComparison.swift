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

  var isDecided: Bool {
    rows.allSatisfy { $0.verdict != .undecided }
  }

  var noise: NoiseRow {
    NoiseRow(cell, floor: floor, control: control, check: check)
  }

  /// One row for each version and the floor, none for the controls.
  var rows: [LatencyRow] {
    let names = samples.first?.arms.map(\.name) ?? []
    return names.filter { $0 != Controls.first && $0 != Controls.second }.compactMap { name in
      name == names.first ? row(name, ratio: Interval(exactly: 1)) : row(name)
    }
  }

  private var floor: Double { NoiseFloor.floor(of: control) }

  private func row(_ name: String) -> LatencyRow? {
    Interval(ratios: samples.compactMap { $0[name]?.ratio }).flatMap { row(name, ratio: $0) }
  }

  private func row(_ name: String, ratio: Interval) -> LatencyRow? {
    let own = samples.compactMap { $0[name] }
    let times = own.map(\.ns)
    guard let ns = Statistics.median(times), let low = times.min(), let high = times.max(),
      let rounds = Statistics.median(samples.map { Double($0.rounds) })
    else { return nil }
    let verdict = Verdict(ratio, floor: floor)
    return LatencyRow(
      architecture: name, cell, launches: samples.count, rounds: Int(rounds), ns: ns, nsLow: low,
      nsHigh: high, ratio: ratio, verdict: verdict,
      moreLaunches: verdict == .undecided
        ? LaunchesNeeded.more(for: ratio, control: control, after: samples.count) : nil,
      overFloor: Interval(mean: own.compactMap(\.overFloor)))
  }
}
