import Stopwatch

extension CellID {
  /// All flows that are timed in the same way as this one.
  package var mean: CellID {
    CellID(flow: LatencyRow.mean, mode: mode, protocol: `protocol`, items: items)
  }

  package var name: String { "\(flow), \(mode.rawValue), \(`protocol`.rawValue), \(items) items" }
}
