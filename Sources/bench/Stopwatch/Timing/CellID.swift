/// Names what is compared where its flow itself isn't needed: a cell under one protocol.
package struct CellID: Hashable, Codable, Sendable {
  package let flow: String
  package let mode: Mode
  package let `protocol`: TimingProtocol
  package let items: Int

  package init(flow: String, mode: Mode, protocol: TimingProtocol, items: Int) {
    self.flow = flow
    self.mode = mode
    self.protocol = `protocol`
    self.items = items
  }

  /// How many runs are timed together: the same for every arm, effort, and machine, so that all runs of
  /// `bench` time the same thing.
  ///
  /// Small, since each run needs a world prepared for it, and rounds tell more than batches; longer lists
  /// hide the clock's step as well by themselves.
  package var batch: Int { `protocol` == .again && items <= 512 ? 2 : 1 }
}

/// What comes before a run that is timed.
package enum TimingProtocol: String, CaseIterable, Codable, Sendable {
  /// Another version has just run, and this one runs once: what a user's tap meets.
  case first
  /// The same has just run, and is timed several times in a row: warm.
  case again
}

extension Mode {
  /// How its flows are timed: what a user feels is felt the first time.
  package var protocols: [TimingProtocol] {
    switch self {
    case .typed: [.first, .again]
    case .wire: [.first]
    }
  }
}

extension Cell {
  /// One for each protocol of its mode.
  package var ids: [CellID] {
    mode.protocols.map { CellID(flow: flow.name, mode: mode, protocol: $0, items: items) }
  }
}
