import Console
import Reading
import Stopwatch
import Timing

/// Each version beside the floor that words as many rows: what is left when who words which is set aside.
package struct OwnFloors {
  private let floors: [String: String]
  /// In their order.
  private let versions: [String]
  private let noise: [CellID: NoiseRow]

  package init(in document: Document) {
    let longest = (document.wording ?? []).longestOpened
    let counts = Dictionary(longest.map { ($0.architecture, $0.rows) }, uniquingKeysWith: max)
    versions = longest.map(\.architecture).filter { !Arm.isFloor($0) }
    floors = counts.compactMapValues { count in
      [Arm.direct, Arm.directRows].map(\.name).first { counts[$0] == count }
    }
    noise = Dictionary((document.noise ?? []).map { ($0.cell, $0) }) { $1 }
  }

  /// Such as `Direct beside MVC and MVVMC, DirectRows beside VIPER`.
  var words: String {
    Set(versions.compactMap { floors[$0] }).sorted().map { floor in
      "\(floor) beside \(versions.filter { floors[$0] == floor }.listed)"
    }.joined(separator: "; ")
  }

  /// The rows of the versions with ratios to their floors, the means over flows at the end; without those
  /// whose floor isn't known.
  func rows(of rows: [LatencyRow]) -> [LatencyRow] {
    let pairs = rows.filter { versions.contains($0.architecture) }.compactMap { row -> Pair? in
      let floor = rows.first {
        $0.architecture == floors[row.architecture] && $0.cell == row.cell
      }
      guard let floor, let ratio = row.logMean(over: floor) else { return nil }
      return (row.comparedInTime(to: floor), floor.architecture, ratio)
    }
    let flows = pairs.grouped(by: \.row.cell.mean).flatMap { $0.grouped(by: \.row.architecture) }
    return (pairs + flows.filter { $0.count > 1 }.map(mean)).map(beside).agreed
  }

  private typealias Pair = (row: LatencyRow, floor: String, ratio: LogMean)

  private func mean(of flows: [Pair]) -> Pair {
    var row = flows[0].row
    (row.flow, row.logRatios, row.overDirectNs) = (LatencyRow.mean, nil, nil)
    row.core = flows.map(\.row.core).max() ?? .unknown
    return (row, flows[0].floor, LogMean(over: flows.map(\.ratio)))
  }

  private func beside(_ pair: Pair) -> LatencyRow {
    let ratio = pair.ratio.interval
    var row = pair.row
    row.reference = pair.floor
    (row.ratio, row.ratioLow, row.ratioHigh) = (ratio.estimate, ratio.low, ratio.high)
    row.verdict =
      noise[row.cell]?.verdict(on: ratio, core: row.core)
      ?? Verdict(ratio, floor: Verdict.margin, core: row.core)
    return row
  }
}

extension [WordingRow] {
  /// Those of the longest list that was opened.
  var longestOpened: [WordingRow] {
    let opened = filter { $0.flow == Flow.openList.name }
    let most = opened.map(\.items).max()
    return opened.filter { $0.items == most }
  }
}
