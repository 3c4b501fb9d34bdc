import RandomUse

/// How the time of one flow in one architecture grows with the list, at the quiet end.
struct GrowthRow: VersionRow {
  let architecture: String
  let flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  let fixedNs: Double?
  let fixedNsLow: Double?
  let fixedNsHigh: Double?
  let perItemNs: Double?
  let perItemNsLow: Double?
  let perItemNsHigh: Double?
  let maxResidual: Double
  let fits: Bool
}

extension GrowthRow {
  fileprivate init(_ growth: Growth, of architecture: String, _ flow: CellID) {
    let (fixed, perItem) = (growth.fixed, growth.perItem)
    self.init(
      architecture: architecture, flow: flow.flow, mode: flow.mode, protocol: flow.protocol,
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
        let times = sizes.compactMap { size in
          size.time(of: arm).map { (size.cell.items, $0) }
        }
        return Growth(of: Dictionary(times) { $1 }).map { GrowthRow($0, of: arm, flow) }
      }
    }
  }
}

extension CellID {
  fileprivate var ofAnySize: CellID {
    CellID(flow: flow, mode: mode, protocol: `protocol`, items: 0)
  }
}
