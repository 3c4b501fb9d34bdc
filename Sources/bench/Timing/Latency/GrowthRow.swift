import Console
import Stopwatch

/// How the time of one flow in one architecture grows with the list.
package struct GrowthRow: VersionRow {
  package let architecture: String
  package let flow: String
  package let mode: Mode
  let `protocol`: TimingProtocol
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
  fileprivate init(
    _ growth: Growth, of architecture: String, _ flow: CellID, _ core: CoreUse
  ) {
    let (fixed, perItem) = (growth.fixed, growth.perItem)
    self.init(
      architecture: architecture, flow: flow.flow, mode: flow.mode, protocol: flow.protocol,
      core: core,
      fixedNs: fixed?.estimate, fixedNsLow: fixed?.low, fixedNsHigh: fixed?.high,
      perItemNs: perItem?.estimate, perItemNsLow: perItem?.low, perItemNsHigh: perItem?.high,
      maxResidual: growth.residual, fits: growth.fits)
  }
}

extension [CellComparison] {
  /// How each flow grows in each arm, when run again and again where that was timed.
  var growth: [GrowthRow] {
    let flows = map(\.cell).filter { $0.protocol == $0.mode.protocols.last }.map(\.ofAnySize)
    return flows.uniqued().flatMap { flow in
      let sizes = filter { $0.cell.ofAnySize == flow }
      return sizes[0].rows.map(\.architecture).compactMap { arm in
        let own = sizes.flatMap(\.rows).filter { $0.architecture == arm }
        let times = own.map { row in
          (row.items, Interval(estimate: row.ns, low: row.nsLow, high: row.nsHigh))
        }
        return Growth(of: Dictionary(times) { $1 }).map {
          GrowthRow($0, of: arm, flow, own.map(\.core).max() ?? .unknown)
        }
      }
    }
  }
}

extension CellID {
  fileprivate var ofAnySize: CellID {
    CellID(flow: flow, mode: mode, protocol: `protocol`, items: 0)
  }
}
