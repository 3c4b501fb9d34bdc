import Console
import Reading
import Stopwatch
import Timing

/// Each version beside the baseline that formats as many rows: what is left when who formats which
/// is set aside.
package struct OwnBaselines {
  private let baselines: [String: String]
  /// In their order.
  private let versions: [String]
  private let noise: [CellID: NoiseRow]

  package init(in document: Document) {
    let longest = (document.formatting ?? []).longestOpened
    let counts = Dictionary(longest.map { ($0.version, $0.rows) }, uniquingKeysWith: max)
    versions = longest.map(\.version).filter { !Variant.isBaseline($0) }
    baselines = counts.compactMapValues { count in
      [Variant.direct, Variant.directRows].map(\.name).first { counts[$0] == count }
    }
    noise = Dictionary((document.noise ?? []).map { ($0.cell, $0) }) { $1 }
  }

  /// Which baseline formats as many rows, such as `Direct for MVC and MVVMC; DirectRows for VIPER`.
  var words: String {
    Set(versions.compactMap { baselines[$0] }).sorted().map { baseline in
      "\(baseline) for \(versions.filter { baselines[$0] == baseline }.listed)"
    }.joined(separator: "; ")
  }

  /// The rows of the versions with ratios to their baselines, the means over flows at the end;
  /// without those whose baseline isn't known.
  func rows(of rows: [LatencyRow]) -> [LatencyRow] {
    let pairs = rows.filter { versions.contains($0.version) }.compactMap { row -> Pair? in
      let baseline = rows.first {
        $0.version == baselines[row.version] && $0.cell == row.cell
      }
      guard let baseline, let ratio = row.logMean(over: baseline) else { return nil }
      return (row.comparedInTime(to: baseline), baseline.version, ratio)
    }
    let flows = pairs.grouped(by: \.row.cell.mean).flatMap { $0.grouped(by: \.row.version) }
    return (pairs + flows.filter { $0.count > 1 }.map(mean)).map(beside).agreed
  }

  private typealias Pair = (row: LatencyRow, baseline: String, ratio: LogMean)

  private func mean(of flows: [Pair]) -> Pair {
    var row = flows[0].row
    (row.flow, row.logRatios, row.overDirectNs) = (LatencyRow.mean, nil, nil)
    row.core = flows.map(\.row.core).max() ?? .unknown
    return (row, flows[0].baseline, LogMean(over: flows.map(\.ratio)))
  }

  private func beside(_ pair: Pair) -> LatencyRow {
    let ratio = pair.ratio.interval
    var row = pair.row
    row.reference = pair.baseline
    (row.ratio, row.ratioLow, row.ratioHigh) = (ratio.estimate, ratio.low, ratio.high)
    row.verdict =
      noise[row.cell]?.verdict(on: ratio, core: row.core)
      ?? Verdict(ratio, floor: Verdict.margin, core: row.core)
    return row
  }
}

extension [FormattingRow] {
  /// Those of the longest list that was opened.
  var longestOpened: [FormattingRow] {
    let opened = filter { $0.flow == Flow.openList.name }
    let most = opened.map(\.items).max()
    return opened.filter { $0.items == most }
  }
}
