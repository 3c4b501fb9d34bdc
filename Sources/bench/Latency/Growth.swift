import Foundation

/// How one arm's time for one flow grows with the list, launch by launch.
struct Growth {
  let architecture: String
  let flow: String
  let mode: Mode
  /// The sizes in ascending order.
  private let sizes: [Double]
  /// The times of each launch, in nanoseconds, in the order of the sizes.
  private let times: [[Double]]

  /// A fit that is off by more than this share somewhere doesn't describe the times.
  ///
  /// Up to 4 096 items the fits measured were off by 1 to 6 %; with 100 000, whose lists leave the
  /// caches so that each item may cost more, by 1 to 55 %.
  static let largestResidual = 0.15
  /// Two sizes would always fit.
  private static let leastSizes = 3
  /// Smaller lists don't fill the screen, so that the rows drawn grow with the list too: opening 8
  /// items takes two to four times as long as opening none, and 512 take hardly longer than 64.
  private static let leastItems = LatencyPlan.middleSize

  /// Nil for fewer than two launches or three sizes that fill the screen.
  init?(of arm: String, flow: String, mode: Mode, in samples: LatencySamples) {
    let cells = samples.cells
      .filter { $0.flow == flow && $0.mode == mode && $0.items >= Self.leastItems }
      .sorted { $0.items < $1.items }
    // Only launches which measured all sizes.
    let times = samples.launches.compactMap { launch -> [Double]? in
      let times = cells.compactMap { cell in
        launch.first { $0.cell == cell }?[arm]?.ns
      }
      return times.count == cells.count ? times : nil
    }
    guard cells.count >= Self.leastSizes, times.count >= LatencyPass.leastLaunches else {
      return nil
    }
    (architecture, self.flow, self.mode) = (arm, flow, mode)
    (sizes, self.times) = (cells.map { Double($0.items) }, times)
  }

  var row: GrowthRow {
    let fixed = fits ? Interval(mean: lines.map(\.intercept)) : nil
    let perItem = fits ? Interval(mean: lines.map(\.slope)) : nil
    return GrowthRow(
      architecture: architecture, flow: flow, mode: mode, fixedNs: fixed?.estimate,
      fixedNsLow: fixed?.low, fixedNsHigh: fixed?.high, perItemNs: perItem?.estimate,
      perItemNsLow: perItem?.low, perItemNsHigh: perItem?.high, maxResidual: maxResidual,
      fits: fits,
      slope: slope?.estimate, slopeLow: slope?.low, slopeHigh: slope?.high)
  }

  private var fits: Bool { maxResidual <= Self.largestResidual }

  /// One line for each launch, to which every size matters as much, however long it takes: the
  /// errors grow with the times.
  private var lines: [WeightedLine] {
    times.compactMap { times in
      WeightedLine(
        through: zip(sizes, times).map { .init(x: $0, y: $1, weight: 1 / ($1 * $1)) })
    }
  }

  /// What is left at each size is averaged over the launches, so that noise doesn't count.
  private var maxResidual: Double {
    let lines = lines
    return sizes.indices.map { size in
      let residuals = zip(lines, times).map { $0(sizes[size]) / $1[size] - 1 }
      return abs(residuals.reduce(0, +) / Double(residuals.count))
    }.max() ?? 0
  }

  /// The slope between the two sizes on logarithmic axes.
  private var slope: Interval? {
    guard let small = sizes.firstIndex(of: 512),
      let large = sizes.firstIndex(of: Double(LatencyPlan.largestSize))
    else { return nil }
    let distance = log(sizes[large] / sizes[small])
    return Interval(mean: times.map { log($0[large] / $0[small]) / distance })
  }
}
