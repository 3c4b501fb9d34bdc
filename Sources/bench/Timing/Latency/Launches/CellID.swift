/// Names what is compared where its flow itself isn't needed: a cell under one protocol.
struct CellID: Hashable, Codable, Sendable {
  let flow: String
  let mode: Mode
  let `protocol`: TimingProtocol
  let items: Int
}

extension CellID {
  /// How many runs are timed together: the same for every arm, effort, and machine, so that all runs of
  /// `bench` time the same thing.
  ///
  /// Small, since each run needs a world prepared for it, and rounds tell more than batches; longer lists
  /// hide the clock's step as well by themselves.
  var batch: Int { `protocol` == .again && items <= 512 ? 2 : 1 }

  /// All flows that are timed in the same way as this one.
  var mean: CellID {
    CellID(flow: LatencyRow.mean, mode: mode, protocol: `protocol`, items: items)
  }

  var name: String { "\(flow), \(mode.rawValue), \(`protocol`.words), \(items) items" }
}

extension Cell {
  /// One for each protocol of its mode.
  var ids: [CellID] {
    mode.protocols.map { CellID(flow: flow.name, mode: mode, protocol: $0, items: items) }
  }
}
