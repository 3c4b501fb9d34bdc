import Arms

/// Each version beside the floor that words as many rows: what is left when who words which is set aside.
struct OwnFloors {
  private let floors: [String: String]
  /// In their order.
  private let versions: [String]
  private let noise: [CellID: NoiseRow]

  init(in document: Document) {
    let opened = (document.wording ?? []).filter { $0.flow == Flow.openList.name }
    let most = opened.map(\.items).max()
    let counts = Dictionary(
      opened.filter { $0.items == most }.map { ($0.architecture, $0.rows) }, uniquingKeysWith: max)
    versions = opened.map(\.architecture).uniqued()
    floors = counts.filter { !Arm.isFloor($0.key) }.compactMapValues { count in
      [Arm.direct, Arm.directRows].map(\.name).first { counts[$0] == count }
    }
    noise = Dictionary((document.noise ?? []).map { ($0.cell, $0) }, uniquingKeysWith: { $1 })
  }

  /// Such as `Direct beside MVC and MVVMC, DirectRows beside VIPER`.
  var words: String {
    Set(floors.values).sorted().map { floor in
      "\(floor) beside \(versions.filter { floors[$0] == floor }.listed)"
    }.joined(separator: "; ")
  }

  /// The rows of the versions with ratios to their floors, the means over flows at the end; without those
  /// whose floor isn't known.
  func rows(of rows: [LatencyRow]) -> [LatencyRow] {
    let pairs = rows.compactMap { row -> Pair? in
      rows.first { $0.architecture == floors[row.architecture] && $0.cell == row.cell }
        .map { (row, $0) }
    }
    let cells = pairs.compactMap { row, floor in
      row.logMean(over: floor).map { beside(floor, $0, row.comparedInTime(to: floor)) }
    }
    let means = pairs.map(\.row.cell.mean).uniqued().flatMap { kind in
      let own = pairs.filter { $0.row.cell.mean == kind }
      return own.map(\.row.architecture).uniqued().compactMap { version in
        mean(of: own.filter { $0.row.architecture == version })
      }
    }
    return (cells + means).agreed
  }

  private typealias Pair = (row: LatencyRow, floor: LatencyRow)

  /// Nil for one flow alone.
  private func mean(of pairs: [Pair]) -> LatencyRow? {
    let ratios = pairs.compactMap { $0.row.logMean(over: $0.floor) }
    guard ratios.count > 1, let first = pairs.first else { return nil }
    var mean = first.row
    (mean.flow, mean.logRatios, mean.overDirectNs) = (LatencyRow.mean, nil, nil)
    mean.core = pairs.map(\.row.core).max() ?? .unknown
    return beside(first.floor, LogMean(over: ratios), mean)
  }

  private func beside(_ floor: LatencyRow, _ ratio: LogMean, _ row: LatencyRow) -> LatencyRow {
    let (noise, ratio) = (noise[row.cell], ratio.interval)
    var row = row
    row.reference = floor.architecture
    (row.ratio, row.ratioLow, row.ratioHigh) = (ratio.estimate, ratio.low, ratio.high)
    row.verdict =
      noise?.isRefuted == true
      ? .undecided : Verdict(ratio, floor: noise?.floor ?? Verdict.margin, core: row.core)
    return row
  }
}
