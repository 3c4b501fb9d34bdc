import Console
import Stopwatch

/// How the time of one flow in one architecture grows with the list.
package struct GrowthRow: VersionRow {
  package let version: String
  package let flow: String
  package let mode: Mode
  package let `protocol`: TimingProtocol
  /// As loaded as the most loaded of the sizes.
  package let core: CoreUse
  package let fixedNs: Double?
  package let fixedNsLow: Double?
  package let fixedNsHigh: Double?
  package let perItemNs: Double?
  package let perItemNsLow: Double?
  package let perItemNsHigh: Double?
  package let maxResidual: Double
  package let fits: Bool
}

extension GrowthRow {
  /// One variant's rows for a flow, one for each size; nil where these don't tell how it grows.
  fileprivate init?(_ sizes: [LatencyRow]) {
    let times = sizes.map { row in
      (row.items, Interval(estimate: row.ns, low: row.nsLow, high: row.nsHigh))
    }
    guard let growth = Growth(of: Dictionary(times) { $1 }) else { return nil }
    let (row, fixed, perItem) = (sizes[0], growth.fixed, growth.perItem)
    self.init(
      version: row.version, flow: row.flow, mode: row.mode, protocol: row.protocol,
      core: sizes.map(\.core).max() ?? .unknown,
      fixedNs: fixed?.estimate, fixedNsLow: fixed?.low, fixedNsHigh: fixed?.high,
      perItemNs: perItem?.estimate, perItemNsLow: perItem?.low, perItemNsHigh: perItem?.high,
      maxResidual: growth.residual, fits: growth.fits)
  }
}

extension [CellComparison] {
  /// How each flow grows in each variant, when run again and again where that was timed.
  var growth: [GrowthRow] {
    filter { $0.cell.protocol == $0.cell.mode.protocols.last }.flatMap(\.rows)
      .grouped { [$0.flow, $0.mode.rawValue, $0.version] }.compactMap(GrowthRow.init)
  }
}
