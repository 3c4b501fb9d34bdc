import Foundation

/// What launches say of one cell by one protocol, or of the mean over several cells.
///
/// All of it is made of the same rounds, so that the reference's time times a ratio is the other's time.
struct CellEstimate {
  let cell: CellID
  let core: CoreUse
  let launches: Int
  /// Of a launch: the median.
  let rounds: Int
  /// Nil where the probe can't tell.
  let quietShare: Double?
  /// How many rounds each launch gives; nil for a mean over cells.
  let quietRounds: [Int]?
  /// The reference first.
  let arms: [ArmEstimate]

  struct ArmEstimate {
    let name: String
    let time: LogMean
    let ratio: LogMean
    /// Of each launch; nil for a mean over cells.
    let logRatios: [Double]?
  }

  subscript(name: String) -> ArmEstimate? {
    arms.first { $0.name == name }
  }
}

extension CellEstimate {
  /// Nil for too few launches.
  init?(of samples: [CellSample]) {
    guard let first = samples.first, samples.count >= CoreUse.leastLaunches else { return nil }
    let core = CoreUse(samples)
    let used = core == .quiet ? samples.compactMap(\.quiet) : samples.map(\.all)
    let weights = used.map { core == .quiet ? Double($0.rounds) : 1 }
    let quiet = samples.reduce(0) { $0 + ($1.quiet?.rounds ?? 0) }
    let rounds = samples.map { Double($0.all.rounds) }
    self.init(
      cell: first.cell, core: core, launches: samples.count,
      rounds: Int(Statistics.median(rounds) ?? 0),
      quietShare: core == .unknown ? nil : Double(quiet) / rounds.reduce(0, +),
      quietRounds: core == .quiet ? used.map(\.rounds) : samples.map { $0.quiet?.rounds ?? 0 },
      arms: first.arms.enumerated().compactMap { index, name in
        let ratios = used.map { log($0.ratios[index]) }
        let times = zip(used, ratios).map { log($0.ns) + $1 }
        guard let ratio = LogMean(ratios, weights: weights),
          let time = LogMean(times, weights: weights)
        else { return nil }
        return ArmEstimate(name: name, time: time, ratio: ratio, logRatios: ratios)
      })
  }

  /// The geometric mean over cells, which is as loaded as the most loaded of them.
  init(meanOf cells: [CellEstimate], as mean: CellID) {
    let shares = cells.compactMap(\.quietShare)
    self.init(
      cell: mean, core: cells.map(\.core).max() ?? .unknown,
      launches: cells.map(\.launches).min() ?? 0, rounds: cells.reduce(0) { $0 + $1.rounds },
      quietShare: shares.count < cells.count ? nil : Statistics.mean(shares), quietRounds: nil,
      arms: cells[0].arms.map(\.name).map { name in
        let own = cells.compactMap { $0[name] }
        return ArmEstimate(
          name: name, time: LogMean(over: own.map(\.time)), ratio: LogMean(over: own.map(\.ratio)),
          logRatios: nil)
      })
  }
}
