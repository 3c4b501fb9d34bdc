/// How the time of one flow in one architecture grows with the list, at the quiet end.
struct GrowthRow: VersionRow {
  let architecture: String
  let flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  /// Where the line meets 0 items, in nanoseconds, by a fit to larger sizes, with its 99 % interval;
  /// nil where the fit is refused.
  let fixedNs: Double?
  let fixedNsLow: Double?
  let fixedNsHigh: Double?
  /// Nanoseconds for each item more.
  let perItemNs: Double?
  let perItemNsLow: Double?
  let perItemNsHigh: Double?
  /// How far the fit is off where it is off most, as a share of the time measured there.
  let maxResidual: Double
  /// Whether a fixed and a per-item cost describe the times.
  let fits: Bool
}

extension GrowthRow {
  init(_ growth: Growth, of architecture: String, _ cell: CellID) {
    let (fixed, perItem) = (growth.fixed, growth.perItem)
    self.init(
      architecture: architecture, flow: cell.flow, mode: cell.mode, protocol: cell.protocol,
      fixedNs: fixed?.estimate, fixedNsLow: fixed?.low, fixedNsHigh: fixed?.high,
      perItemNs: perItem?.estimate, perItemNsLow: perItem?.low, perItemNsHigh: perItem?.high,
      maxResidual: growth.residual, fits: growth.fits)
  }
}

extension [CellComparison] {
  /// How each flow grows in each arm, when run again and again where that was timed.
  var growth: [GrowthRow] {
    let cells = map(\.cell).filter { $0.protocol == $0.mode.protocols.last }
    return cells.filter { cell in cell == cells.first { $0.isSameFlow(as: cell) } }
      .flatMap { cell in
        let sizes = filter { $0.cell.isSameFlow(as: cell) }
        return sizes[0].rows.map(\.architecture).compactMap { arm in
          let times = sizes.compactMap { size in
            size.time(of: arm).map { (size.cell.items, $0) }
          }
          return Growth(of: Dictionary(times) { $1 }).map { GrowthRow($0, of: arm, cell) }
        }
      }
  }
}

extension CellID {
  fileprivate func isSameFlow(as other: CellID) -> Bool {
    flow == other.flow && mode == other.mode && `protocol` == other.protocol
  }
}
